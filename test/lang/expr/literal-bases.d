/* test: decimal, hexadecimal and octal literals
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d %d\n", 42, 0x2a, 052, 0XFF, 0);
	exit(0);
}
