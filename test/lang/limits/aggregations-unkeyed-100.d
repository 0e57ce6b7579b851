/* test: a hundred aggregations without keys in one clause
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	@a0 = sum(0); @a1 = sum(1); @a2 = sum(2); @a3 = sum(3);
	@a4 = sum(4); @a5 = sum(5); @a6 = sum(6); @a7 = sum(7);
	@a8 = sum(8); @a9 = sum(9); @a10 = sum(10); @a11 = sum(11);
	@a12 = sum(12); @a13 = sum(13); @a14 = sum(14); @a15 = sum(15);
	@a16 = sum(16); @a17 = sum(17); @a18 = sum(18); @a19 = sum(19);
	@a20 = sum(20); @a21 = sum(21); @a22 = sum(22); @a23 = sum(23);
	@a24 = sum(24); @a25 = sum(25); @a26 = sum(26); @a27 = sum(27);
	@a28 = sum(28); @a29 = sum(29); @a30 = sum(30); @a31 = sum(31);
	@a32 = sum(32); @a33 = sum(33); @a34 = sum(34); @a35 = sum(35);
	@a36 = sum(36); @a37 = sum(37); @a38 = sum(38); @a39 = sum(39);
	@a40 = sum(40); @a41 = sum(41); @a42 = sum(42); @a43 = sum(43);
	@a44 = sum(44); @a45 = sum(45); @a46 = sum(46); @a47 = sum(47);
	@a48 = sum(48); @a49 = sum(49); @a50 = sum(50); @a51 = sum(51);
	@a52 = sum(52); @a53 = sum(53); @a54 = sum(54); @a55 = sum(55);
	@a56 = sum(56); @a57 = sum(57); @a58 = sum(58); @a59 = sum(59);
	@a60 = sum(60); @a61 = sum(61); @a62 = sum(62); @a63 = sum(63);
	@a64 = sum(64); @a65 = sum(65); @a66 = sum(66); @a67 = sum(67);
	@a68 = sum(68); @a69 = sum(69); @a70 = sum(70); @a71 = sum(71);
	@a72 = sum(72); @a73 = sum(73); @a74 = sum(74); @a75 = sum(75);
	@a76 = sum(76); @a77 = sum(77); @a78 = sum(78); @a79 = sum(79);
	@a80 = sum(80); @a81 = sum(81); @a82 = sum(82); @a83 = sum(83);
	@a84 = sum(84); @a85 = sum(85); @a86 = sum(86); @a87 = sum(87);
	@a88 = sum(88); @a89 = sum(89); @a90 = sum(90); @a91 = sum(91);
	@a92 = sum(92); @a93 = sum(93); @a94 = sum(94); @a95 = sum(95);
	@a96 = sum(96); @a97 = sum(97); @a98 = sum(98); @a99 = sum(99);
	printa("%@d\n", @a99);
	trunc(@a0); trunc(@a1); trunc(@a2); trunc(@a3); trunc(@a4); trunc(@a5); trunc(@a6); trunc(@a7);
	trunc(@a8); trunc(@a9); trunc(@a10); trunc(@a11); trunc(@a12); trunc(@a13); trunc(@a14); trunc(@a15);
	trunc(@a16); trunc(@a17); trunc(@a18); trunc(@a19); trunc(@a20); trunc(@a21); trunc(@a22); trunc(@a23);
	trunc(@a24); trunc(@a25); trunc(@a26); trunc(@a27); trunc(@a28); trunc(@a29); trunc(@a30); trunc(@a31);
	trunc(@a32); trunc(@a33); trunc(@a34); trunc(@a35); trunc(@a36); trunc(@a37); trunc(@a38); trunc(@a39);
	trunc(@a40); trunc(@a41); trunc(@a42); trunc(@a43); trunc(@a44); trunc(@a45); trunc(@a46); trunc(@a47);
	trunc(@a48); trunc(@a49); trunc(@a50); trunc(@a51); trunc(@a52); trunc(@a53); trunc(@a54); trunc(@a55);
	trunc(@a56); trunc(@a57); trunc(@a58); trunc(@a59); trunc(@a60); trunc(@a61); trunc(@a62); trunc(@a63);
	trunc(@a64); trunc(@a65); trunc(@a66); trunc(@a67); trunc(@a68); trunc(@a69); trunc(@a70); trunc(@a71);
	trunc(@a72); trunc(@a73); trunc(@a74); trunc(@a75); trunc(@a76); trunc(@a77); trunc(@a78); trunc(@a79);
	trunc(@a80); trunc(@a81); trunc(@a82); trunc(@a83); trunc(@a84); trunc(@a85); trunc(@a86); trunc(@a87);
	trunc(@a88); trunc(@a89); trunc(@a90); trunc(@a91); trunc(@a92); trunc(@a93); trunc(@a94); trunc(@a95);
	trunc(@a96); trunc(@a97); trunc(@a98); trunc(@a99);
	exit(0);
}
