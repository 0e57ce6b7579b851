/* test: #pragma D option passes
 * options: -C
 * needs: bpf program:cpp
 */
#pragma D option quiet
BEGIN
{
	printf("quiet\n");
	exit(0);
}
