/* test: trace() of integers of each size
 * needs: bpf
 * match: :BEGIN   -1    -2       -3               -4 *$
 * vm: yes
 */
BEGIN
{
	trace((int8_t)-1);
	trace((int16_t)-2);
	trace(-3);
	trace(-4LL);
	exit(0);
}
