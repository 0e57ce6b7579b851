/* test: print() of a string
 * options: -q
 * needs: bpf
 */
BEGIN
{
	print("text");
	exit(0);
}
