/* test: an option that does not exist
 * options: -q
 * needs: bpf
 * vm: yes
 * err: setopt\(\): .*nonsense
 */
BEGIN
{
	setopt("nonsense", "1");
	printf("on\n");
	exit(0);
}
