/* test: the first of several exits gives the status
 * options: -q
 * needs: bpf
 * exit: 4
 * out: none
 * vm: yes
 */
BEGIN
{
	exit(4);
}

tick-1ms
{
	exit(5);
}
