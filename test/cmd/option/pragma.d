/* test: an option from the script
 * options: -q
 * needs: bpf
 */
#pragma D option strsize=8
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
