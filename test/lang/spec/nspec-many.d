/* test: four thousand speculations are not too many for the verifier
 * options: -q -x nspec=4000
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", speculation());
	exit(0);
}
