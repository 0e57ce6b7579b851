/* test: a negative value in hexadecimal has 64 bits
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(-1);
	printa("%@x %@d\n", @);
	exit(0);
}
