/* test: a string as long as strsize in a record
 * options: -q -x strsize=300
 * needs: bpf
 */
BEGIN
{
	a = "0123456789012345678901234567890123456789012345678901234567890123456789";
	a = strjoin(a, a);
	a = strjoin(a, a);
	printf("%d [%s]\n", strlen(a), substr(a, 270));
	exit(0);
}
