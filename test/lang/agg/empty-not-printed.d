/* test: an aggregation without values prints nothing
 * options: -q
 * needs: bpf
 */
BEGIN
/pid == 0/
{
	@ = count();
}
BEGIN
{
	printf("done\n");
	exit(0);
}
