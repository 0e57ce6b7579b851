/* test: an argument with blanks
 * options: -q -s @D 'two words'
 * needs: bpf
 */
BEGIN
{
	printf("%s\n", $$1);
	exit(0);
}
