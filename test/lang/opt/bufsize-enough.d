/* test: a larger bufsize has room
 * options: -q -b 64k -x strict
 * needs: bpf
 * out: none
 * err: none
 */
BEGIN
{
	tracemem(curthread, 4096);
	exit(0);
}
