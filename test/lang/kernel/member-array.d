/* test: an array of characters in a structure
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%s %c\n", curthread->comm, curthread->comm[0]);
	exit(0);
}
