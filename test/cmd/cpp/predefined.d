/* test: what scripts test for
 * options: -qC
 * needs: bpf program:cpp
 */
#if defined(__SUNW_D) && __SUNW_D_VERSION >= 0x01000000 && defined(__linux)
BEGIN
{
	printf("yes\n");
	exit(0);
}
#endif
