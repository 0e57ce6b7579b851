/* test: options with a value, and back
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@[1] = count();
	@[2] = count();
	@[2] = count();
	printa("%d ", @);
	printf("\n");
	setopt("aggsortrev", "1");
	printa("%d ", @);
	printf("\n");
	setopt("aggsortrev", "0");
	printa("%d ", @);
	clear(@);
	trunc(@);
	exit(0);
}
