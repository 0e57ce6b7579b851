/* test: sixty-four ?: whose conditions the verifier cannot know
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	a = 0;
	a += timestamp & 1 ? 1 : 2; a += timestamp & 2 ? 1 : 2; a += timestamp & 4 ? 1 : 2; a += timestamp & 8 ? 1 : 2;
	a += timestamp & 16 ? 1 : 2; a += timestamp & 32 ? 1 : 2; a += timestamp & 64 ? 1 : 2; a += timestamp & 128 ? 1 : 2;
	a += timestamp & 256 ? 1 : 2; a += timestamp & 512 ? 1 : 2; a += timestamp & 1024 ? 1 : 2; a += timestamp & 2048 ? 1 : 2;
	a += timestamp & 4096 ? 1 : 2; a += timestamp & 8192 ? 1 : 2; a += timestamp & 16384 ? 1 : 2; a += timestamp & 32768 ? 1 : 2;
	a += timestamp & 65536 ? 1 : 2; a += timestamp & 131072 ? 1 : 2; a += timestamp & 262144 ? 1 : 2; a += timestamp & 524288 ? 1 : 2;
	a += timestamp & 1048576 ? 1 : 2; a += timestamp & 2097152 ? 1 : 2; a += timestamp & 4194304 ? 1 : 2; a += timestamp & 8388608 ? 1 : 2;
	a += timestamp & 16777216 ? 1 : 2; a += timestamp & 33554432 ? 1 : 2; a += timestamp & 67108864 ? 1 : 2; a += timestamp & 134217728 ? 1 : 2;
	a += timestamp & 268435456 ? 1 : 2; a += timestamp & 536870912 ? 1 : 2; a += timestamp & 1073741824 ? 1 : 2; a += timestamp & 2147483648 ? 1 : 2;
	a += timestamp & 4294967296 ? 1 : 2; a += timestamp & 8589934592 ? 1 : 2; a += timestamp & 17179869184 ? 1 : 2; a += timestamp & 34359738368 ? 1 : 2;
	a += timestamp & 68719476736 ? 1 : 2; a += timestamp & 137438953472 ? 1 : 2; a += timestamp & 274877906944 ? 1 : 2; a += timestamp & 549755813888 ? 1 : 2;
	a += timestamp & 1 ? 1 : 2; a += timestamp & 2 ? 1 : 2; a += timestamp & 4 ? 1 : 2; a += timestamp & 8 ? 1 : 2;
	a += timestamp & 16 ? 1 : 2; a += timestamp & 32 ? 1 : 2; a += timestamp & 64 ? 1 : 2; a += timestamp & 128 ? 1 : 2;
	a += timestamp & 256 ? 1 : 2; a += timestamp & 512 ? 1 : 2; a += timestamp & 1024 ? 1 : 2; a += timestamp & 2048 ? 1 : 2;
	a += timestamp & 4096 ? 1 : 2; a += timestamp & 8192 ? 1 : 2; a += timestamp & 16384 ? 1 : 2; a += timestamp & 32768 ? 1 : 2;
	a += timestamp & 65536 ? 1 : 2; a += timestamp & 131072 ? 1 : 2; a += timestamp & 262144 ? 1 : 2; a += timestamp & 524288 ? 1 : 2;
	a += timestamp & 1048576 ? 1 : 2; a += timestamp & 2097152 ? 1 : 2; a += timestamp & 4194304 ? 1 : 2; a += timestamp & 8388608 ? 1 : 2;
	printf("%d\n", a >= 64 && a <= 128);
	exit(0);
}
