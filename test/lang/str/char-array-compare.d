/* test: a kernel array of characters compares with strings without stringof
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread->comm == "trace", curthread->comm == "tracer");
	exit(0);
}
