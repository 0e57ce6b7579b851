/* test: commit() of a negative number is an illegal operation
 * options: -q
 * needs: bpf
 * vm: yes
 * err: illegal operation in action #2 
 */
BEGIN
{
	x = 1;
	commit(-1);
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
