/* test: the last of two counts
 * options: -q
 * options: -x strsize=8 -x strsize=16
 * needs: bpf
 */
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
