/* test: the third argument of tracemem() limits what is shown
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	n = 5;
	tracemem(curthread->comm, 16, n);
	exit(0);
}
