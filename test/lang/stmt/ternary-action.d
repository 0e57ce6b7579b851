/* test: ?: as a statement with actions
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1;
	a ? printf("yes\n") : printf("no\n");
	!a ? printf("yes\n") : printf("no\n");
	exit(0);
}
