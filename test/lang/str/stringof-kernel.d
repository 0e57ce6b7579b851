/* test: stringof turns a kernel array of characters into a string
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	a = stringof(curthread->comm);
	printf("%s %d\n", a, a == execname);
	exit(0);
}
