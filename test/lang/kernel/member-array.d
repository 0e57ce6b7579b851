/* test: an array of characters in a structure
 * options: -q
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%s %c\n", curthread->comm, curthread->comm[0]);
	exit(0);
}
