/* test: size prefixes are accepted
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%hd %hhd %ld %lld %lu %llx %hx\n", (short)-1, (char)-2, (long)-3, -4LL, 5UL, 0xffULL, (short)6);
	exit(0);
}
