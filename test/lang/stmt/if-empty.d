/* test: empty statements and blocks
 * options: -q
 * needs: bpf
 */
BEGIN
{
	if (pid) ;
	if (pid) { } else { }
	;
	printf("end\n");
	exit(0);
}
