/* test: a variable of the script hides a constant
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	EINTR = 77;
	printf("%d\n", EINTR);
	exit(0);
}
