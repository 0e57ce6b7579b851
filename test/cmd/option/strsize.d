/* test: strsize counts the NUL
 * options: -q
 * options: -x strsize=8
 * vm: yes
 * needs: bpf
 */
BEGIN
{
	x = "abcdefghijklmnopqrstuvwxyz";
	printf("%s\n", x);
	exit(0);
}
