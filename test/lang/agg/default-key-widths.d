/* test: columns of integer keys by their size
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@[(int8_t)1, (int16_t)2, 3, 4LL] = count();
	exit(0);
}
