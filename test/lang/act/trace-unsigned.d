/* test: trace() of unsigned integers
 * options: -q
 * needs: bpf
 */
BEGIN
{
	trace((uint8_t)200);
	trace(" ");
	trace(4294967295);
	trace(" ");
	trace(0xffffffffffffffff);
	trace("\n");
	exit(0);
}
