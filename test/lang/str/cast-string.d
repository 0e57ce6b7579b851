/* test: a cast to string does what stringof does
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%s\n", (string)curthread->comm);
	exit(0);
}
