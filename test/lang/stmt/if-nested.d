/* test: if within if; else belongs to the nearest one
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1;
	b = 0;
	if (a)
		if (b)
			printf("x");
		else
			printf("y");
	if (a) {
		if (b)
			printf("z");
	} else {
		printf("w");
	}
	printf("\n");
	exit(0);
}
