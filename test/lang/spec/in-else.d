/* test: … and in the else branch for that one
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
	if (!a)
		printf("not there\n");
	else {
		speculate(a);
		printf("in the else branch\n");
		printf("still there\n");
	}
	printf("behind\n");
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
