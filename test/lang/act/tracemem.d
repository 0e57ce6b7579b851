/* test: tracemem() shows bytes of the kernel
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	tracemem(curthread->comm, 6);
	exit(0);
}
