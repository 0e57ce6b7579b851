/* test: an inline of the script hides a constant
 * options: -q
 * needs: bpf btf
 */
inline int SIGKILL = 99;

BEGIN
{
	printf("%d\n", SIGKILL);
	exit(0);
}
