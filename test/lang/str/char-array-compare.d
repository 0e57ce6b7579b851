/* test: a kernel array of characters compares with strings without stringof
 * options: -q
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread->comm == "trace", curthread->comm == "tracer");
	exit(0);
}
