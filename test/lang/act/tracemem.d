/* test: tracemem() shows bytes of the kernel
 * options: -q
 * needs: btf
 * vm: yes
 */
BEGIN
{
	tracemem(curthread->comm, 6);
	exit(0);
}
