/* test: sixty-four if whose conditions the verifier cannot know
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	a = 0;
	if (timestamp & 1) a += 1; else a += 2;
	if (timestamp & 2) a += 1; else a += 2;
	if (timestamp & 4) a += 1; else a += 2;
	if (timestamp & 8) a += 1; else a += 2;
	if (timestamp & 16) a += 1; else a += 2;
	if (timestamp & 32) a += 1; else a += 2;
	if (timestamp & 64) a += 1; else a += 2;
	if (timestamp & 128) a += 1; else a += 2;
	if (timestamp & 256) a += 1; else a += 2;
	if (timestamp & 512) a += 1; else a += 2;
	if (timestamp & 1024) a += 1; else a += 2;
	if (timestamp & 2048) a += 1; else a += 2;
	if (timestamp & 4096) a += 1; else a += 2;
	if (timestamp & 8192) a += 1; else a += 2;
	if (timestamp & 16384) a += 1; else a += 2;
	if (timestamp & 32768) a += 1; else a += 2;
	if (timestamp & 65536) a += 1; else a += 2;
	if (timestamp & 131072) a += 1; else a += 2;
	if (timestamp & 262144) a += 1; else a += 2;
	if (timestamp & 524288) a += 1; else a += 2;
	if (timestamp & 1048576) a += 1; else a += 2;
	if (timestamp & 2097152) a += 1; else a += 2;
	if (timestamp & 4194304) a += 1; else a += 2;
	if (timestamp & 8388608) a += 1; else a += 2;
	if (timestamp & 16777216) a += 1; else a += 2;
	if (timestamp & 33554432) a += 1; else a += 2;
	if (timestamp & 67108864) a += 1; else a += 2;
	if (timestamp & 134217728) a += 1; else a += 2;
	if (timestamp & 268435456) a += 1; else a += 2;
	if (timestamp & 536870912) a += 1; else a += 2;
	if (timestamp & 1073741824) a += 1; else a += 2;
	if (timestamp & 2147483648) a += 1; else a += 2;
	if (timestamp & 4294967296) a += 1; else a += 2;
	if (timestamp & 8589934592) a += 1; else a += 2;
	if (timestamp & 17179869184) a += 1; else a += 2;
	if (timestamp & 34359738368) a += 1; else a += 2;
	if (timestamp & 68719476736) a += 1; else a += 2;
	if (timestamp & 137438953472) a += 1; else a += 2;
	if (timestamp & 274877906944) a += 1; else a += 2;
	if (timestamp & 549755813888) a += 1; else a += 2;
	if (timestamp & 1) a += 1; else a += 2;
	if (timestamp & 2) a += 1; else a += 2;
	if (timestamp & 4) a += 1; else a += 2;
	if (timestamp & 8) a += 1; else a += 2;
	if (timestamp & 16) a += 1; else a += 2;
	if (timestamp & 32) a += 1; else a += 2;
	if (timestamp & 64) a += 1; else a += 2;
	if (timestamp & 128) a += 1; else a += 2;
	if (timestamp & 256) a += 1; else a += 2;
	if (timestamp & 512) a += 1; else a += 2;
	if (timestamp & 1024) a += 1; else a += 2;
	if (timestamp & 2048) a += 1; else a += 2;
	if (timestamp & 4096) a += 1; else a += 2;
	if (timestamp & 8192) a += 1; else a += 2;
	if (timestamp & 16384) a += 1; else a += 2;
	if (timestamp & 32768) a += 1; else a += 2;
	if (timestamp & 65536) a += 1; else a += 2;
	if (timestamp & 131072) a += 1; else a += 2;
	if (timestamp & 262144) a += 1; else a += 2;
	if (timestamp & 524288) a += 1; else a += 2;
	if (timestamp & 1048576) a += 1; else a += 2;
	if (timestamp & 2097152) a += 1; else a += 2;
	if (timestamp & 4194304) a += 1; else a += 2;
	if (timestamp & 8388608) a += 1; else a += 2;
	printf("%d\n", a >= 64 && a <= 128);
	exit(0);
}
