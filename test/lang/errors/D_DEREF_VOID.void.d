/* test: D_DEREF_VOID: a pointer to void dereferenced
 * options: -e
 * tag: D_DEREF_VOID
 */
BEGIN
{
	trace(*(void *)arg0);
	exit(0);
}
