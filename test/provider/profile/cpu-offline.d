/* test: a clock on a CPU that is not there is an error, not a probe that never fires
 * options: -x cpu=4000
 * needs: bpf
 * exit: 1
 * err: ^trace: cannot start the clock of tick-1s: CPU 4000 is not online
 * out: none
 */
tick-1s
{
	exit(0);
}
