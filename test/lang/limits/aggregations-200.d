/* test: two hundred keyed aggregations in fifty clauses
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN { @a0[0] = sum(0); @a1[1] = sum(1); @a2[2] = sum(2); @a3[3] = sum(3); }
BEGIN { @a4[4] = sum(4); @a5[5] = sum(5); @a6[6] = sum(6); @a7[7] = sum(7); }
BEGIN { @a8[8] = sum(8); @a9[9] = sum(9); @a10[10] = sum(10); @a11[11] = sum(11); }
BEGIN { @a12[12] = sum(12); @a13[13] = sum(13); @a14[14] = sum(14); @a15[15] = sum(15); }
BEGIN { @a16[16] = sum(16); @a17[17] = sum(17); @a18[18] = sum(18); @a19[19] = sum(19); }
BEGIN { @a20[20] = sum(20); @a21[21] = sum(21); @a22[22] = sum(22); @a23[23] = sum(23); }
BEGIN { @a24[24] = sum(24); @a25[25] = sum(25); @a26[26] = sum(26); @a27[27] = sum(27); }
BEGIN { @a28[28] = sum(28); @a29[29] = sum(29); @a30[30] = sum(30); @a31[31] = sum(31); }
BEGIN { @a32[32] = sum(32); @a33[33] = sum(33); @a34[34] = sum(34); @a35[35] = sum(35); }
BEGIN { @a36[36] = sum(36); @a37[37] = sum(37); @a38[38] = sum(38); @a39[39] = sum(39); }
BEGIN { @a40[40] = sum(40); @a41[41] = sum(41); @a42[42] = sum(42); @a43[43] = sum(43); }
BEGIN { @a44[44] = sum(44); @a45[45] = sum(45); @a46[46] = sum(46); @a47[47] = sum(47); }
BEGIN { @a48[48] = sum(48); @a49[49] = sum(49); @a50[50] = sum(50); @a51[51] = sum(51); }
BEGIN { @a52[52] = sum(52); @a53[53] = sum(53); @a54[54] = sum(54); @a55[55] = sum(55); }
BEGIN { @a56[56] = sum(56); @a57[57] = sum(57); @a58[58] = sum(58); @a59[59] = sum(59); }
BEGIN { @a60[60] = sum(60); @a61[61] = sum(61); @a62[62] = sum(62); @a63[63] = sum(63); }
BEGIN { @a64[64] = sum(64); @a65[65] = sum(65); @a66[66] = sum(66); @a67[67] = sum(67); }
BEGIN { @a68[68] = sum(68); @a69[69] = sum(69); @a70[70] = sum(70); @a71[71] = sum(71); }
BEGIN { @a72[72] = sum(72); @a73[73] = sum(73); @a74[74] = sum(74); @a75[75] = sum(75); }
BEGIN { @a76[76] = sum(76); @a77[77] = sum(77); @a78[78] = sum(78); @a79[79] = sum(79); }
BEGIN { @a80[80] = sum(80); @a81[81] = sum(81); @a82[82] = sum(82); @a83[83] = sum(83); }
BEGIN { @a84[84] = sum(84); @a85[85] = sum(85); @a86[86] = sum(86); @a87[87] = sum(87); }
BEGIN { @a88[88] = sum(88); @a89[89] = sum(89); @a90[90] = sum(90); @a91[91] = sum(91); }
BEGIN { @a92[92] = sum(92); @a93[93] = sum(93); @a94[94] = sum(94); @a95[95] = sum(95); }
BEGIN { @a96[96] = sum(96); @a97[97] = sum(97); @a98[98] = sum(98); @a99[99] = sum(99); }
BEGIN { @a100[100] = sum(100); @a101[101] = sum(101); @a102[102] = sum(102); @a103[103] = sum(103); }
BEGIN { @a104[104] = sum(104); @a105[105] = sum(105); @a106[106] = sum(106); @a107[107] = sum(107); }
BEGIN { @a108[108] = sum(108); @a109[109] = sum(109); @a110[110] = sum(110); @a111[111] = sum(111); }
BEGIN { @a112[112] = sum(112); @a113[113] = sum(113); @a114[114] = sum(114); @a115[115] = sum(115); }
BEGIN { @a116[116] = sum(116); @a117[117] = sum(117); @a118[118] = sum(118); @a119[119] = sum(119); }
BEGIN { @a120[120] = sum(120); @a121[121] = sum(121); @a122[122] = sum(122); @a123[123] = sum(123); }
BEGIN { @a124[124] = sum(124); @a125[125] = sum(125); @a126[126] = sum(126); @a127[127] = sum(127); }
BEGIN { @a128[128] = sum(128); @a129[129] = sum(129); @a130[130] = sum(130); @a131[131] = sum(131); }
BEGIN { @a132[132] = sum(132); @a133[133] = sum(133); @a134[134] = sum(134); @a135[135] = sum(135); }
BEGIN { @a136[136] = sum(136); @a137[137] = sum(137); @a138[138] = sum(138); @a139[139] = sum(139); }
BEGIN { @a140[140] = sum(140); @a141[141] = sum(141); @a142[142] = sum(142); @a143[143] = sum(143); }
BEGIN { @a144[144] = sum(144); @a145[145] = sum(145); @a146[146] = sum(146); @a147[147] = sum(147); }
BEGIN { @a148[148] = sum(148); @a149[149] = sum(149); @a150[150] = sum(150); @a151[151] = sum(151); }
BEGIN { @a152[152] = sum(152); @a153[153] = sum(153); @a154[154] = sum(154); @a155[155] = sum(155); }
BEGIN { @a156[156] = sum(156); @a157[157] = sum(157); @a158[158] = sum(158); @a159[159] = sum(159); }
BEGIN { @a160[160] = sum(160); @a161[161] = sum(161); @a162[162] = sum(162); @a163[163] = sum(163); }
BEGIN { @a164[164] = sum(164); @a165[165] = sum(165); @a166[166] = sum(166); @a167[167] = sum(167); }
BEGIN { @a168[168] = sum(168); @a169[169] = sum(169); @a170[170] = sum(170); @a171[171] = sum(171); }
BEGIN { @a172[172] = sum(172); @a173[173] = sum(173); @a174[174] = sum(174); @a175[175] = sum(175); }
BEGIN { @a176[176] = sum(176); @a177[177] = sum(177); @a178[178] = sum(178); @a179[179] = sum(179); }
BEGIN { @a180[180] = sum(180); @a181[181] = sum(181); @a182[182] = sum(182); @a183[183] = sum(183); }
BEGIN { @a184[184] = sum(184); @a185[185] = sum(185); @a186[186] = sum(186); @a187[187] = sum(187); }
BEGIN { @a188[188] = sum(188); @a189[189] = sum(189); @a190[190] = sum(190); @a191[191] = sum(191); }
BEGIN { @a192[192] = sum(192); @a193[193] = sum(193); @a194[194] = sum(194); @a195[195] = sum(195); }
BEGIN { @a196[196] = sum(196); @a197[197] = sum(197); @a198[198] = sum(198); @a199[199] = sum(199); }
BEGIN
{
	printa("%@d\n", @a199);
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
	trunc(@a96); trunc(@a97); trunc(@a98); trunc(@a99); trunc(@a100); trunc(@a101); trunc(@a102); trunc(@a103);
	trunc(@a104); trunc(@a105); trunc(@a106); trunc(@a107); trunc(@a108); trunc(@a109); trunc(@a110); trunc(@a111);
	trunc(@a112); trunc(@a113); trunc(@a114); trunc(@a115); trunc(@a116); trunc(@a117); trunc(@a118); trunc(@a119);
	trunc(@a120); trunc(@a121); trunc(@a122); trunc(@a123); trunc(@a124); trunc(@a125); trunc(@a126); trunc(@a127);
	trunc(@a128); trunc(@a129); trunc(@a130); trunc(@a131); trunc(@a132); trunc(@a133); trunc(@a134); trunc(@a135);
	trunc(@a136); trunc(@a137); trunc(@a138); trunc(@a139); trunc(@a140); trunc(@a141); trunc(@a142); trunc(@a143);
	trunc(@a144); trunc(@a145); trunc(@a146); trunc(@a147); trunc(@a148); trunc(@a149); trunc(@a150); trunc(@a151);
	trunc(@a152); trunc(@a153); trunc(@a154); trunc(@a155); trunc(@a156); trunc(@a157); trunc(@a158); trunc(@a159);
	trunc(@a160); trunc(@a161); trunc(@a162); trunc(@a163); trunc(@a164); trunc(@a165); trunc(@a166); trunc(@a167);
	trunc(@a168); trunc(@a169); trunc(@a170); trunc(@a171); trunc(@a172); trunc(@a173); trunc(@a174); trunc(@a175);
	trunc(@a176); trunc(@a177); trunc(@a178); trunc(@a179); trunc(@a180); trunc(@a181); trunc(@a182); trunc(@a183);
	trunc(@a184); trunc(@a185); trunc(@a186); trunc(@a187); trunc(@a188); trunc(@a189); trunc(@a190); trunc(@a191);
	trunc(@a192); trunc(@a193); trunc(@a194); trunc(@a195); trunc(@a196); trunc(@a197); trunc(@a198); trunc(@a199);
	exit(0);
}
