/* test: a record that is larger than the usual buffer is not dropped
 * options: -q -x strsize=1m -x nspec=1
 * needs: bpf
 * err: none
 */
BEGIN
{
	printf("%s %s\n", "text", strjoin("jo", "in"));
	s = speculation();
}

BEGIN
{
	speculate(s);
	printf("%s %s\n", "speculated", execname);
}

BEGIN
{
	commit(s);
}

BEGIN
{
	exit(0);
}
