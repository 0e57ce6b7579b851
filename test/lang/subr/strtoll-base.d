/* test: strtoll() with a base
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%d]\n", strtoll("0x1f", 16));
	printf("[%d]\n", strtoll("1F", 16));
	printf("[%d]\n", strtoll("-0XfF", 16));
	printf("[%d]\n", strtoll("0xg", 16));
	printf("[%d]\n", strtoll("1x2", 16));
	printf("[%d]\n", strtoll("0x1f"));
	printf("[%d]\n", strtoll("zZ", 36));
	printf("[%d]\n", strtoll("0779", 8));
	printf("[%d]\n", strtoll("102", 2));
	printf("[%d]\n", strtoll("00x1", 16));
	exit(0);
}
