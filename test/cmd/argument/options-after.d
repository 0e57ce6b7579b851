/* test: options may follow arguments
 * options: -s @D hello -q
 * needs: bpf
 */
BEGIN
{
	printf("%s\n", $$1);
	exit(0);
}
