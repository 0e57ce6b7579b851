/* test: trace() of a pointer is hexadecimal
 * options: -q
 * needs: bpf
 */
BEGIN
{
	trace((int *)0x1234);
	exit(0);
}
