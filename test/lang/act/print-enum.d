/* test: print() of an enum shows the enumerator's name
 * options: -q
 * needs: bpf
 */
enum fruit { APPLE, PEAR = 7 };
BEGIN
{
	print((enum fruit)7);
	exit(0);
}
