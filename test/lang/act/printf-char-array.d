/* test: %s of an array of characters
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%s\n", curthread->comm);
	exit(0);
}
