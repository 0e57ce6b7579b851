/* test: twenty aggregations of all kinds in one clause
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	@a0 = count();
	@a1 = sum(1);
	@a2 = min(2);
	@a3 = max(3);
	@a4 = avg(4);
	@a5 = stddev(5);
	@a6 = quantize(6);
	@a7 = lquantize(7, 0, 100, 10);
	@a8 = llquantize(8, 10, 0, 3, 10);
	@a9 = sum(-9);
	@a10["k", 10] = count();
	@a11["k", 11] = sum(11);
	@a12["k", 12] = min(12);
	@a13["k", 13] = max(13);
	@a14["k", 14] = avg(14);
	@a15["k", 15] = stddev(15);
	@a16["k", 16] = quantize(16);
	@a17["k", 17] = lquantize(17, 0, 100, 10);
	@a18["k", 18] = llquantize(18, 10, 0, 3, 10);
	@a19["k", 19] = sum(-19);
	printa("%@d ", @a1); printa("%@d ", @a9); printa("%@d ", @a12); printa("%@d\n", @a19);
	trunc(@a0); trunc(@a1); trunc(@a2); trunc(@a3); trunc(@a4); trunc(@a5); trunc(@a6); trunc(@a7); trunc(@a8); trunc(@a9); trunc(@a10); trunc(@a11); trunc(@a12); trunc(@a13); trunc(@a14); trunc(@a15); trunc(@a16); trunc(@a17); trunc(@a18); trunc(@a19);
	exit(0);
}
