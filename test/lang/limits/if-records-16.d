/* test: sixteen conditions around records of each kind
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	n = 0;
	if (n == 0) { printf("0 "); n++; } else trace("no");
	if (n == 1) { printf("1 "); n++; } else trace("no");
	if (n == 2) { printf("2 "); n++; } else trace("no");
	if (n == 3) { printf("3 "); n++; } else trace("no");
	if (n == 4) { printf("4 "); n++; } else trace("no");
	if (n == 5) { printf("5 "); n++; } else trace("no");
	if (n == 6) { printf("6 "); n++; } else trace("no");
	if (n == 7) { printf("7 "); n++; } else trace("no");
	if (n == 8) { printf("8 "); n++; } else trace("no");
	if (n == 9) { printf("9 "); n++; } else trace("no");
	if (n == 10) { printf("10 "); n++; } else trace("no");
	if (n == 11) { printf("11 "); n++; } else trace("no");
	if (n == 12) { printf("12 "); n++; } else trace("no");
	if (n == 13) { printf("13 "); n++; } else trace("no");
	if (n == 14) { printf("14 "); n++; } else trace("no");
	if (n == 15) { printf("15 "); n++; } else trace("no");
	printf("\n");
	exit(0);
}
