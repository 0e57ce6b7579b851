/* test: a shorter string in a record is not followed by an earlier one's rest
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "a long text to begin with";
	printf("[%s]", a);
	a = "x";
	printf("[%s]\n", a);
	exit(0);
}
