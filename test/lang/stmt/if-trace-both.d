/* test: records of both branches
 * options: -q
 * needs: bpf
 * vm: yes
 */
int i;
tick-1ms
/i < 2/
{
	if (i)
		printf("second %s\n", "text");
	else
		printf("first %d\n", 1);
	i++;
}
tick-1ms
/i == 2/
{
	exit(0);
}
