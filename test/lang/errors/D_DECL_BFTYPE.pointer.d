/* test: D_DECL_BFTYPE: a bit-field of a pointer
 * options: -e
 * tag: D_DECL_BFTYPE
 */
struct s { char *a:3; };
BEGIN
{
	exit(0);
}
