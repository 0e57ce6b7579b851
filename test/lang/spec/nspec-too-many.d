/* test: more than four thousand speculations are refused
 * options: -q -x nspec=4001
 * needs: bpf
 * exit: 1
 * out: none
 * err: the option nspec can be at most 4000, not 4001
 */
BEGIN
{
	speculation();
	exit(0);
}
