/* test: a number that no speculation can have is an illegal operation
 * options: -q
 * needs: bpf
 * vm: yes
 * err: illegal operation in action #1 
 */
BEGIN
{
	speculate(2);
	printf("not shown\n");
}

BEGIN
{
	printf("end\n");
	exit(0);
}

ERROR
{
	printf("fault %d in action %d\n", arg4, arg2);
}
