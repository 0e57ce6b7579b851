/* test: -D defines
 * options: -qC -DX=5 -D Y
 * needs: bpf program:cpp
 */
#ifdef Y
BEGIN
{
	printf("%d\n", X);
	exit(0);
}
#endif
