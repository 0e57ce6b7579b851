/* test: nspec=0: there are no speculations
 * options: -q -x nspec=0
 * needs: bpf
 * vm: yes
 * err: 1 failed speculation \(
 */
BEGIN
{
	printf("%d\n", speculation());
	exit(0);
}
