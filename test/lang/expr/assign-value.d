/* test: the value of an assignment is that of the left side afterwards
 * options: -q
 * needs: bpf
 */
uint8_t x;
int y;
BEGIN
{
	y = (x = 300);
	printf("%d %d\n", x, y);
	exit(0);
}
