/* test: of two speculations one is shown
 * options: -q
 * needs: bpf
 * vm: yes
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
	printf("a\n");
}

BEGIN
{
	speculate(b);
	printf("b\n");
}

BEGIN
{
	discard(a);
}

BEGIN
{
	commit(b);
}

BEGIN
{
	exit(0);
}
