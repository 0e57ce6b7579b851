/* test: half a second in all, within one second and CPU
 * options: -q -w
 * needs: bpf
 * vm: yes
 * err: illegal operation in action #3 
 */
BEGIN
{
	chill(200000000);
	chill(200000000);
	chill(200000000);
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
