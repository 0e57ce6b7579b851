/* test: stack(n) shows at most n frames
 * options: -q
 * needs: bpf
 * out: re
 */
BEGIN
{
	stack(1);
	printf("end\n");
	exit(0);
}
