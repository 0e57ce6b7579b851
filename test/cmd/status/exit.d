/* test: the value of exit() is the exit status
 * options: -q
 * vm: yes
 * needs: bpf
 * exit: 7
 * err: none
 * out: none
 */
BEGIN
{
	exit(7);
}
