/* test: print() of integers shows type and value
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	print(5);
	print((uint8_t)200);
	print(-3LL);
	exit(0);
}
