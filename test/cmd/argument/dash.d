/* test: after -- an argument may look like an option
 * options: -q -s @D -- -x
 * needs: bpf
 */
BEGIN
{
	printf("%s\n", $$1);
	exit(0);
}
