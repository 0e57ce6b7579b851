/* test: %s of an array of characters
 * options: -q
 * needs: btf
 */
BEGIN
{
	printf("%s\n", curthread->comm);
	exit(0);
}
