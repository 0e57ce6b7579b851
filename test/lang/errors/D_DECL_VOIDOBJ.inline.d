/* test: D_DECL_VOIDOBJ: a void inline
 * options: -e
 * tag: D_DECL_VOIDOBJ
 */
inline void x = 1;
BEGIN
{
	exit(0);
}
