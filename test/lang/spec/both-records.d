/* test: one clause records for itself and for a speculation
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = speculation();
}

BEGIN
{
	printf("own\n");
	if (a) {
		speculate(a);
		printf("speculated\n");
	}
	printf("own again\n");
}

BEGIN
{
	printf("between\n");
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
