/* test: the address of a symbol that the kernel does not have
 * options: -e
 * tag: D_SYM_BADREF
 */
BEGIN
{
	trace(&`no_such_symbol_anywhere);
}
