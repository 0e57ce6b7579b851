/* test: an option that cannot be changed while tracing
 * options: -q
 * needs: bpf
 * vm: yes
 * err: setopt\(\): option "nspec" cannot be changed while tracing in action #1$
 */
BEGIN
{
	setopt("nspec", "4");
	printf("on\n");
	exit(0);
}
