/* test: D_SYM_NOTYPES: the value of a symbol without a type
 * options: -e
 * tag: D_SYM_NOTYPES
 */
BEGIN
{
	trace(`nosuch_symbol_here);
	exit(0);
}
