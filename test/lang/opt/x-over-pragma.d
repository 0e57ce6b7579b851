/* test: -x counts more than a pragma
 * options: -q -x strsize=32
 * needs: bpf
 */
#pragma D option strsize=8
BEGIN
{
	a = "0123456789";
	printf("%s\n", a);
	exit(0);
}
