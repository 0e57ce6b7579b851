/* test: a kernel pointer cast to another type
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	p = (char *)&curthread->comm;
	printf("%c%c\n", p[0], *(p + 1));
	exit(0);
}
