/* test: forty global variables
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a0 = 0; a1 = 1; a2 = 2; a3 = 3; a4 = 4; a5 = 5; a6 = 6; a7 = 7; a8 = 8; a9 = 9;
	b0 = 0; b1 = 1; b2 = 2; b3 = 3; b4 = 4; b5 = 5; b6 = 6; b7 = 7; b8 = 8; b9 = 9;
	c0 = 0; c1 = 1; c2 = 2; c3 = 3; c4 = 4; c5 = 5; c6 = 6; c7 = 7; c8 = 8; c9 = 9;
	d0 = 0; d1 = 1; d2 = 2; d3 = 3; d4 = 4; d5 = 5; d6 = 6; d7 = 7; d8 = 8; d9 = 9;
	printf("%d %d\n", a1 + b2 + c3 + d4, a9 + b9 + c9 + d9);
	exit(0);
}
