/* test: the status of exit() is a byte
 * options: -q
 * needs: bpf
 * vm: yes
 * exit: 255
 * out: none
 */
BEGIN
{
	exit(-1);
}
