/* test: a keyword of D as the name of a member
 * options: -q
 * needs: btf
 */
BEGIN
{
	printf("%d\n", curthread->usage.refs.counter > 0);
	exit(0);
}
