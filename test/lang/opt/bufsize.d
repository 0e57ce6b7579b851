/* test: a record that does not fit bufsize is dropped, and strict makes that exit status 3
 * options: -q -b 4k -x strict
 * needs: bpf
 * err: ^trace: 1 drop on CPU [0-9]+$
 * exit: 3
 */
BEGIN
{
	tracemem(curthread, 4096);
}

tick-20ms
{
	exit(0);
}
