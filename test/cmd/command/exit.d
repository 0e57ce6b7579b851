/* test: exit() ends the command too
 * options: -q -c 'sleep 30'
 * vm: yes
 * needs: bpf
 * exit: 4
 * out: none
 * timeout: 10
 */
tick-10ms
{
	exit(4);
}
