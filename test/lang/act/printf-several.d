/* test: several printf() in one clause make one line
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("a");
	printf("%d", 1);
	printf("\n");
	exit(0);
}
