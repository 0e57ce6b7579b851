/* test: variables of an enum type
 * options: -q
 * needs: bpf
 */
enum state { IDLE, BUSY = 3 };
enum state s;
BEGIN
{
	s = BUSY;
	printf("%d %d\n", s, s == BUSY);
	exit(0);
}
