/* test: D_PRINTF_ARG_TYPE: %d of a structure
 * options: -e
 * tag: D_PRINTF_ARG_TYPE
 * needs: btf
 */
BEGIN
{
	printf("%d", *curthread);
	exit(0);
}
