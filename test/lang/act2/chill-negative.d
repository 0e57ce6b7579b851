/* test: a negative time is an illegal operation
 * options: -q -w
 * needs: bpf
 * vm: yes
 * err: illegal operation in action #1 
 */
BEGIN
{
	chill(-1);
}

BEGIN
{
	exit(0);
}

ERROR
{
	printf("fault %d\n", arg4);
}
