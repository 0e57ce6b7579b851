/* test: thirty-two conditions around aggregations
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	if (timestamp & 1) @a[0] = count(); else @b["k0"] = sum(2);
	if (timestamp & 2) @a[1] = count(); else @b["k1"] = sum(2);
	if (timestamp & 4) @a[2] = count(); else @b["k2"] = sum(2);
	if (timestamp & 8) @a[3] = count(); else @b["k3"] = sum(2);
	if (timestamp & 16) @a[4] = count(); else @b["k4"] = sum(2);
	if (timestamp & 32) @a[5] = count(); else @b["k5"] = sum(2);
	if (timestamp & 64) @a[6] = count(); else @b["k6"] = sum(2);
	if (timestamp & 128) @a[7] = count(); else @b["k7"] = sum(2);
	if (timestamp & 256) @a[8] = count(); else @b["k8"] = sum(2);
	if (timestamp & 512) @a[9] = count(); else @b["k9"] = sum(2);
	if (timestamp & 1024) @a[10] = count(); else @b["k10"] = sum(2);
	if (timestamp & 2048) @a[11] = count(); else @b["k11"] = sum(2);
	if (timestamp & 4096) @a[12] = count(); else @b["k12"] = sum(2);
	if (timestamp & 8192) @a[13] = count(); else @b["k13"] = sum(2);
	if (timestamp & 16384) @a[14] = count(); else @b["k14"] = sum(2);
	if (timestamp & 32768) @a[15] = count(); else @b["k15"] = sum(2);
	if (timestamp & 65536) @a[16] = count(); else @b["k16"] = sum(2);
	if (timestamp & 131072) @a[17] = count(); else @b["k17"] = sum(2);
	if (timestamp & 262144) @a[18] = count(); else @b["k18"] = sum(2);
	if (timestamp & 524288) @a[19] = count(); else @b["k19"] = sum(2);
	if (timestamp & 1048576) @a[20] = count(); else @b["k20"] = sum(2);
	if (timestamp & 2097152) @a[21] = count(); else @b["k21"] = sum(2);
	if (timestamp & 4194304) @a[22] = count(); else @b["k22"] = sum(2);
	if (timestamp & 8388608) @a[23] = count(); else @b["k23"] = sum(2);
	if (timestamp & 16777216) @a[24] = count(); else @b["k24"] = sum(2);
	if (timestamp & 33554432) @a[25] = count(); else @b["k25"] = sum(2);
	if (timestamp & 67108864) @a[26] = count(); else @b["k26"] = sum(2);
	if (timestamp & 134217728) @a[27] = count(); else @b["k27"] = sum(2);
	if (timestamp & 268435456) @a[28] = count(); else @b["k28"] = sum(2);
	if (timestamp & 536870912) @a[29] = count(); else @b["k29"] = sum(2);
	if (timestamp & 1073741824) @a[30] = count(); else @b["k30"] = sum(2);
	if (timestamp & 2147483648) @a[31] = count(); else @b["k31"] = sum(2);
	printf("ok\n");
	trunc(@a); trunc(@b);
	exit(0);
}
