/* test: a global string that was never assigned is empty
 * options: -q
 * needs: bpf
 */
string s;
BEGIN
{
	printf("[%s] %d %d\n", s, s == "", strlen(s));
	exit(0);
}
