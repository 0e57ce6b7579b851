/* test: exit() in a branch that is not taken
 * options: -q
 * needs: bpf
 * vm: yes
 * exit: 2
 */
BEGIN
{
	if (pid == 0)
		exit(1);
	printf("on\n");
}

BEGIN
{
	if (pid != 0)
		exit(2);
}

BEGIN
{
	printf("not shown\n");
}
