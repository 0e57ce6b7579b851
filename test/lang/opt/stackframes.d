/* test: stackframes limits stack()
 * options: -q -x stackframes=1
 * needs: bpf
 * out: re
 */
BEGIN
{
	stack();
	printf("end\n");
	exit(0);
}
