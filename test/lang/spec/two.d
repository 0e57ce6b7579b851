/* test: two speculations do not mix
 * options: -q
 * needs: bpf
 * vm: yes
 * err: none
 */
#pragma D option nspec=2
BEGIN
{
	a = speculation();
	b = speculation();
}

BEGIN
{
	speculate(a);
	printf("a1\n");
}

BEGIN
{
	speculate(b);
	printf("b1\n");
}

BEGIN
{
	speculate(a);
	printf("a2\n");
}

BEGIN
{
	speculate(b);
	printf("b2\n");
}

BEGIN
{
	commit(b);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
