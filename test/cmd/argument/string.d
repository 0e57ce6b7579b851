/* test: words after the script are macro arguments
 * options: -q -s @D hello
 * needs: bpf
 */
BEGIN
{
	printf("%s\n", $$1);
	exit(0);
}
