/* test: a keyword of D as the name of a member
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%d\n", curthread->usage.refs.counter > 0);
	exit(0);
}
