/* test: bcopy() from the kernel
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	this->d = (char *)alloca(16);
	bcopy(curthread->comm, this->d, 16);
	printf("%d\n", stringof(this->d) == execname);
	exit(0);
}
