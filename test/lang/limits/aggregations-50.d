/* test: fifty keyed aggregations in one clause
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	@a0[0] = sum(0); @a1[1] = sum(1); @a2[2] = sum(2); @a3[3] = sum(3);
	@a4[4] = sum(4); @a5[5] = sum(5); @a6[6] = sum(6); @a7[7] = sum(7);
	@a8[8] = sum(8); @a9[9] = sum(9); @a10[10] = sum(10); @a11[11] = sum(11);
	@a12[12] = sum(12); @a13[13] = sum(13); @a14[14] = sum(14); @a15[15] = sum(15);
	@a16[16] = sum(16); @a17[17] = sum(17); @a18[18] = sum(18); @a19[19] = sum(19);
	@a20[20] = sum(20); @a21[21] = sum(21); @a22[22] = sum(22); @a23[23] = sum(23);
	@a24[24] = sum(24); @a25[25] = sum(25); @a26[26] = sum(26); @a27[27] = sum(27);
	@a28[28] = sum(28); @a29[29] = sum(29); @a30[30] = sum(30); @a31[31] = sum(31);
	@a32[32] = sum(32); @a33[33] = sum(33); @a34[34] = sum(34); @a35[35] = sum(35);
	@a36[36] = sum(36); @a37[37] = sum(37); @a38[38] = sum(38); @a39[39] = sum(39);
	@a40[40] = sum(40); @a41[41] = sum(41); @a42[42] = sum(42); @a43[43] = sum(43);
	@a44[44] = sum(44); @a45[45] = sum(45); @a46[46] = sum(46); @a47[47] = sum(47);
	@a48[48] = sum(48); @a49[49] = sum(49);
	printa("%@d\n", @a49);
	trunc(@a0); trunc(@a1); trunc(@a2); trunc(@a3); trunc(@a4); trunc(@a5); trunc(@a6); trunc(@a7);
	trunc(@a8); trunc(@a9); trunc(@a10); trunc(@a11); trunc(@a12); trunc(@a13); trunc(@a14); trunc(@a15);
	trunc(@a16); trunc(@a17); trunc(@a18); trunc(@a19); trunc(@a20); trunc(@a21); trunc(@a22); trunc(@a23);
	trunc(@a24); trunc(@a25); trunc(@a26); trunc(@a27); trunc(@a28); trunc(@a29); trunc(@a30); trunc(@a31);
	trunc(@a32); trunc(@a33); trunc(@a34); trunc(@a35); trunc(@a36); trunc(@a37); trunc(@a38); trunc(@a39);
	trunc(@a40); trunc(@a41); trunc(@a42); trunc(@a43); trunc(@a44); trunc(@a45); trunc(@a46); trunc(@a47);
	trunc(@a48); trunc(@a49);
	exit(0);
}
