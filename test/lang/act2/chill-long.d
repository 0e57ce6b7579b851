/* test: more than half a second is an illegal operation
 * options: -q -w
 * needs: bpf
 * vm: yes
 * err: illegal operation in action #1 
 */
BEGIN
{
	chill(500000001);
	printf("not shown\n");
}

BEGIN
{
	exit(0);
}

ERROR
{
	printf("fault %d in action %d\n", arg4, arg2);
}
