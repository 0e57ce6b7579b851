/* test: ~ promotes its operand to int
 * options: -q
 * needs: bpf
 */
uint8_t a;
BEGIN
{
	a = 0xf0;
	printf("%d\n", ~a);
	exit(0);
}
