/* test: a fault behind speculate() takes its data back
 * options: -q
 * needs: bpf
 * vm: yes
 * err: invalid address \(0x0\) in action #2 
 */
BEGIN
{
	a = speculation();
}

BEGIN
{
	speculate(a);
	printf("one\n");
}

BEGIN
{
	speculate(a);
	printf("not shown %d\n", *(int *)0);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}

ERROR
{
	printf("fault %d in action %d\n", arg4, arg2);
}
