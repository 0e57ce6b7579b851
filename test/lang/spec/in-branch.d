/* test: a speculate() in a branch counts for that branch
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
	if (a) {
		speculate(a);
		printf("in the branch\n");
	} else {
		printf("not there\n");
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
