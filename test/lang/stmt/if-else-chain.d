/* test: if, else if, else
 * options: -q
 * needs: bpf
 * vm: yes
 */
int i;
tick-1ms
/i < 4/
{
	if (i == 0)
		printf("zero ");
	else if (i == 1)
		printf("one ");
	else if (i == 2)
		printf("two ");
	else
		printf("many\n");
	i++;
}
tick-1ms
/i == 4/
{
	exit(0);
}
