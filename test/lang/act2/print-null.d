/* test: print() of a NULL pointer to a structure is a fault
 * options: -q
 * needs: bpf btf
 * vm: yes
 * err: invalid address \(0x0\) in action #1 
 */
BEGIN
{
	print((struct task_struct *)0);
}

BEGIN
{
	printf("on\n");
	exit(0);
}
