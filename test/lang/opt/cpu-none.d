/* test: a CPU that is not there
 * options: -q -x cpu=100000
 * exit: 1
 * needs: bpf
 * err: ^trace: option cpu: there is no CPU 100000 online$
 */
BEGIN
{
	exit(0);
}
