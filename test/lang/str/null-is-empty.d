/* test: a string that is empty equals NULL, one that is not does not
 * options: -q -x defaultargs @noscript -s @D arg
 * needs: bpf
 */
string s;
BEGIN
/$$2 == NULL || $$2 == execname/
{
	printf("%d %d ", s == NULL, s != NULL);
	s = "";
	printf("%d %d %d ", s == NULL, NULL == s, "" == NULL);
	s = "x";
	printf("%d %d %d\n", s == NULL, NULL != s, "x" == NULL);
	printf("%d %d ", $$1 == NULL, $$2 == NULL);
	printf("%d %d\n", s > NULL, execname == 0);
	s = NULL;
	printf("%d %s\n", s == NULL, names[5] != NULL ? names[5] : "none");
	names[5] = "five";
	printf("%s\n", names[5] != NULL ? names[5] : "none");
	exit(0);
}
