/* test: strings that differ behind strsize are equal
 * options: -q -x strsize=8
 * needs: bpf
 */
BEGIN
{
	a = "0123456x";
	b = "0123456y";
	printf("%d\n", a == b);
	exit(0);
}
