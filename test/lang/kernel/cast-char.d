/* test: a kernel pointer cast to another type
 * options: -q
 * needs: btf
 */
BEGIN
{
	p = (char *)&curthread->comm;
	printf("%c%c\n", p[0], *(p + 1));
	exit(0);
}
