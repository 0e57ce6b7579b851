/* test: tracemem() shows bytes of the kernel
 * options: -q
 * needs: btf
 * vm: yes
 */
BEGIN
{
	tracemem(curthread->comm, 8);
	exit(0);
}
