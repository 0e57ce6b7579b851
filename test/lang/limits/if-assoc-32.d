/* test: thirty-two conditions around changes of associative arrays
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	if (timestamp & 1) x[0] += 1; else x[0] += 2;
	if (timestamp & 2) x[1] += 1; else x[1] += 2;
	if (timestamp & 4) x[2] += 1; else x[2] += 2;
	if (timestamp & 8) x[3] += 1; else x[3] += 2;
	if (timestamp & 16) x[4] += 1; else x[4] += 2;
	if (timestamp & 32) x[0] += 1; else x[0] += 2;
	if (timestamp & 64) x[1] += 1; else x[1] += 2;
	if (timestamp & 128) x[2] += 1; else x[2] += 2;
	if (timestamp & 256) x[3] += 1; else x[3] += 2;
	if (timestamp & 512) x[4] += 1; else x[4] += 2;
	if (timestamp & 1024) x[0] += 1; else x[0] += 2;
	if (timestamp & 2048) x[1] += 1; else x[1] += 2;
	if (timestamp & 4096) x[2] += 1; else x[2] += 2;
	if (timestamp & 8192) x[3] += 1; else x[3] += 2;
	if (timestamp & 16384) x[4] += 1; else x[4] += 2;
	if (timestamp & 32768) x[0] += 1; else x[0] += 2;
	if (timestamp & 65536) x[1] += 1; else x[1] += 2;
	if (timestamp & 131072) x[2] += 1; else x[2] += 2;
	if (timestamp & 262144) x[3] += 1; else x[3] += 2;
	if (timestamp & 524288) x[4] += 1; else x[4] += 2;
	if (timestamp & 1048576) x[0] += 1; else x[0] += 2;
	if (timestamp & 2097152) x[1] += 1; else x[1] += 2;
	if (timestamp & 4194304) x[2] += 1; else x[2] += 2;
	if (timestamp & 8388608) x[3] += 1; else x[3] += 2;
	if (timestamp & 16777216) x[4] += 1; else x[4] += 2;
	if (timestamp & 33554432) x[0] += 1; else x[0] += 2;
	if (timestamp & 67108864) x[1] += 1; else x[1] += 2;
	if (timestamp & 134217728) x[2] += 1; else x[2] += 2;
	if (timestamp & 268435456) x[3] += 1; else x[3] += 2;
	if (timestamp & 536870912) x[4] += 1; else x[4] += 2;
	if (timestamp & 1073741824) x[0] += 1; else x[0] += 2;
	if (timestamp & 2147483648) x[1] += 1; else x[1] += 2;
	printf("%d\n", x[0] + x[1] + x[2] + x[3] + x[4] >= 32);
	exit(0);
}
