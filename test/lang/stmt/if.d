/* test: if with and without else
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1;
	if (a)
		printf("1");
	if (!a)
		printf("2");
	else
		printf("3");
	printf("\n");
	exit(0);
}
