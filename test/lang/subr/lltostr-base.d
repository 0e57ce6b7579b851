/* test: lltostr() with a base: 8 and 16 have their prefix, digits above 9 are lower case letters
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", lltostr(255, 16));
	printf("[%s]\n", lltostr(8, 8));
	printf("[%s]\n", lltostr(5, 2));
	printf("[%s]\n", lltostr(35, 36));
	printf("[%s]\n", lltostr(123456, 7));
	exit(0);
}
