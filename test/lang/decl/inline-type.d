/* test: the value of an inline is converted to its type
 * options: -q
 * needs: bpf
 */
inline uint8_t BYTE = 300;
BEGIN
{
	printf("%d\n", BYTE);
	exit(0);
}
