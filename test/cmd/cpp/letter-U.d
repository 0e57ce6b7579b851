/* test: -U undefines
 * options: -qC -U __linux
 * needs: bpf program:cpp
 */
#ifdef __linux
#error linux
#endif
BEGIN
{
	printf("5\n");
	exit(0);
}
