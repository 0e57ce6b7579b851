/* test: a suffix of a size
 * options: -q
 * options: -x strsize=1k
 * needs: bpf
 */
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
