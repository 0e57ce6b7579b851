/* test: twenty aggregations in one clause
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@a0 = sum(0); @a1 = sum(1); @a2 = sum(2); @a3 = sum(3); @a4 = sum(4);
	@a5["k"] = sum(5); @a6["k"] = sum(6); @a7["k"] = sum(7); @a8["k"] = sum(8); @a9["k"] = sum(9);
	@b0 = min(10); @b1 = max(11); @b2 = avg(12); @b3 = count(); @b4 = stddev(14);
	@b5[1] = min(15); @b6[1] = max(16); @b7[1] = avg(17); @b8[1] = count(); @b9[1] = stddev(19);
	printa("%@d ", @a0); printa("%@d ", @a4); printa("%@d ", @a5); printa("%@d ", @a9);
	printa("%@d ", @b0); printa("%@d ", @b4); printa("%@d ", @b5); printa("%@d\n", @b8);
	trunc(@a1); trunc(@a2); trunc(@a3); trunc(@a6); trunc(@a7); trunc(@a8);
	trunc(@b1); trunc(@b2); trunc(@b3); trunc(@b6); trunc(@b7); trunc(@b9);
	exit(0);
}
