/* test: the command line stands above the script
 * options: -q
 * options: -x strsize=16
 * needs: bpf
 */
#pragma D option strsize=8
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
