/* test: 64 bits are kept beside unsigned and narrow types, in comparisons, and in keys of arrays
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = (uint32_t)1;
	b = (uint32_t)1;
	c = (char)1;
	s = 0;
	a = 5000000000;
	b = 7000000000;
	c = 6000000000;
	s = 4294967296;
	printf("%d %d\n", (a + b) / 1000, -c / 1000000000);
	printf("%d %d\n", (b - s) / (uint32_t)1000, (1 ? s : (unsigned)3) / 10);
	printf("%d %d %d\n", s > (unsigned)1, s == (unsigned)0, s != (uint32_t)0);
	printf("%d %d\n", s + 705032704 == a, a + 0 == 5000000000);
	total = 0;
	total = total + 3000000000u;
	total = total + 3000000000u;
	printf("%d\n", total / 1000000);
	y[s - 1] = 1;
	printf("%d %d %d %d\n", y[s - 1], y[(int64_t)s - 1], y[4294967295], y[-1]);
	@[s + 7] = count();
	@[7] = count();
	exit(0);
}
