/* test: flags of block requests
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", B_READ == 0x40);
	printf("%d\n", B_WRITE == 0x100);
	printf("%d\n", B_ASYNC == 0x400);
	printf("%d\n", B_ERROR == 4);
	printf("%d\n", B_DONE == 2);
	exit(0);
}
