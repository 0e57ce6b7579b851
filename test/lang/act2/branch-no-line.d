/* test: branches none of which was taken print no line
 * needs: bpf
 * vm: yes
 * out: re
 */
BEGIN
{
	if (pid == 0)
		printf("one");
	else if (pid == 0)
		printf("two");
}

BEGIN
{
	if (pid != 0)
		printf("three");
}

BEGIN
{
	exit(0);
}
