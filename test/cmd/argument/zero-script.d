/* test: $0 of a script is its name
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", index($$0, "zero-script.d") >= 0);
	exit(0);
}
