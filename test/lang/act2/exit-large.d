/* test: … of which the rest is cut off
 * options: -q
 * needs: bpf
 * vm: yes
 * exit: 7
 * out: none
 */
BEGIN
{
	exit(256 + 7);
}
