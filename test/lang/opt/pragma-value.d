/* test: #pragma D option with a value
 * options: -q
 * needs: bpf
 */
#pragma D option strsize=8
BEGIN
{
	a = "0123456789";
	printf("%s\n", a);
	exit(0);
}
