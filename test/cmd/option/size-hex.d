/* test: a size in hexadecimal
 * options: -q
 * options: -x strsize=0x8
 * needs: bpf
 */
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
