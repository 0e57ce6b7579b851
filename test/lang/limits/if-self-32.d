/* test: thirty-two conditions around thread-local variables
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	if (timestamp & 1) self->x0 += 1; else self->y0 += 2;
	if (timestamp & 2) self->x1 += 1; else self->y1 += 2;
	if (timestamp & 4) self->x2 += 1; else self->y2 += 2;
	if (timestamp & 8) self->x3 += 1; else self->y3 += 2;
	if (timestamp & 16) self->x4 += 1; else self->y4 += 2;
	if (timestamp & 32) self->x0 += 1; else self->y5 += 2;
	if (timestamp & 64) self->x1 += 1; else self->y6 += 2;
	if (timestamp & 128) self->x2 += 1; else self->y0 += 2;
	if (timestamp & 256) self->x3 += 1; else self->y1 += 2;
	if (timestamp & 512) self->x4 += 1; else self->y2 += 2;
	if (timestamp & 1024) self->x0 += 1; else self->y3 += 2;
	if (timestamp & 2048) self->x1 += 1; else self->y4 += 2;
	if (timestamp & 4096) self->x2 += 1; else self->y5 += 2;
	if (timestamp & 8192) self->x3 += 1; else self->y6 += 2;
	if (timestamp & 16384) self->x4 += 1; else self->y0 += 2;
	if (timestamp & 32768) self->x0 += 1; else self->y1 += 2;
	if (timestamp & 65536) self->x1 += 1; else self->y2 += 2;
	if (timestamp & 131072) self->x2 += 1; else self->y3 += 2;
	if (timestamp & 262144) self->x3 += 1; else self->y4 += 2;
	if (timestamp & 524288) self->x4 += 1; else self->y5 += 2;
	if (timestamp & 1048576) self->x0 += 1; else self->y6 += 2;
	if (timestamp & 2097152) self->x1 += 1; else self->y0 += 2;
	if (timestamp & 4194304) self->x2 += 1; else self->y1 += 2;
	if (timestamp & 8388608) self->x3 += 1; else self->y2 += 2;
	if (timestamp & 16777216) self->x4 += 1; else self->y3 += 2;
	if (timestamp & 33554432) self->x0 += 1; else self->y4 += 2;
	if (timestamp & 67108864) self->x1 += 1; else self->y5 += 2;
	if (timestamp & 134217728) self->x2 += 1; else self->y6 += 2;
	if (timestamp & 268435456) self->x3 += 1; else self->y0 += 2;
	if (timestamp & 536870912) self->x4 += 1; else self->y1 += 2;
	if (timestamp & 1073741824) self->x0 += 1; else self->y2 += 2;
	if (timestamp & 2147483648) self->x1 += 1; else self->y3 += 2;
	printf("%d\n", self->x0 + self->y0 + self->x1 + self->y6 >= 0);
	exit(0);
}
