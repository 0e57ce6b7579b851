/* test: character constants are ints with the character's code
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d\n", 'A', 'z', '0', sizeof ('a'));
	exit(0);
}
