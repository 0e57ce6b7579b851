/* test: an argument that is missing is an error
 * options: -e
 * out: none
 * tag: D_MACRO_UNDEF
 */
BEGIN
{
	printf("%s\n", $$1);
	exit(0);
}
