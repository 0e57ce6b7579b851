/* test: a clock on a CPU that is not there is an error, not a probe that never fires
 * options: -x cpu=4000
 * needs: bpf
 * exit: 1
 * err: no CPU 4000 online|CPU 4000 is not online
 * out: none
 */
tick-1s
{
	exit(0);
}
