/* test: nspec says how many speculations there are; the numbers begin with 1
 * options: -q
 * needs: bpf
 * vm: yes
 * err: 1 failed speculation \(
 */
#pragma D option nspec=3
BEGIN
{
	printf("%d %d %d %d\n", speculation(), speculation(), speculation(), speculation());
	exit(0);
}
