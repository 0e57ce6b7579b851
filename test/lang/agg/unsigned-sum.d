/* test: a sum above INT64_MAX printed with %u
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(0x8000000000000000);
	@ = sum(5);
	printa("%@u\n", @);
	exit(0);
}
