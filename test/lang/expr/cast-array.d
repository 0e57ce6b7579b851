/* test: an array of the kernel cast to a pointer or an integer is its address
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	this->p = (char *)curthread->comm;
	printf("%d\n", stringof((char *)curthread->comm) == execname);
	printf("%d\n", stringof(this->p) == execname && this->p[0] == curthread->comm[0]);
	printf("%d\n", (uintptr_t)curthread->comm == (uint64_t)&curthread->comm[0]);
	printf("%d\n", *((char *)curthread->comm + 1) == curthread->comm[1]);
	exit(0);
}
