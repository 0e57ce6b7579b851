/* test: trunc() of an aggregation without keys
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@ = sum(3);
	trunc(@);
	printf("end\n");
	exit(0);
}
