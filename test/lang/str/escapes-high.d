/* test: bytes above 127 pass unchanged
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "gr\303\274n";
	printf("%s %d\n", a, strlen(a));
	exit(0);
}
