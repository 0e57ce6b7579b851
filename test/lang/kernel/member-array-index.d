/* test: an element of an array by a variable
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	i = 4;
	printf("%c%c\n", curthread->comm[i], curthread->comm[i - 3]);
	exit(0);
}
