/* test: arithmetic with character constants
 * options: -q
 * needs: bpf
 */
BEGIN
{
	c = 'a';
	printf("%c%c %d\n", c + 1, c - 32, '9' - '0');
	exit(0);
}
