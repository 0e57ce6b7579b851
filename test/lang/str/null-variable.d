/* test: a variable that was given NULL equals NULL
 * options: -q
 * needs: bpf
 * vm: yes
 */
string s;
BEGIN
{
	s = "text";
	printf("%d %d ", s == NULL, s != NULL);
	s = NULL;
	printf("%d %d\n", s == NULL, s != NULL);
	exit(0);
}
