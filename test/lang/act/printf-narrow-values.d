/* test: narrow values side by side in a record
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d %d %d\n", (int8_t)-1, (int64_t)-2, (int16_t)-3, (int32_t)-4, (int8_t)-5);
	exit(0);
}
