/* test: a value that the option does not take
 * options: -q
 * needs: bpf
 * vm: yes
 * err: setopt\(\): .*switchrate
 */
BEGIN
{
	setopt("switchrate", "soon");
	printf("on\n");
	exit(0);
}
