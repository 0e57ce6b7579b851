/* test: tracemem() of an address
 * options: -q
 * needs: bpf btf
 * match: ^         0: ([0-9a-f]{2} ){4}
 */
BEGIN
{
	p = &curthread->pid;
	tracemem(p, 4);
	exit(0);
}
