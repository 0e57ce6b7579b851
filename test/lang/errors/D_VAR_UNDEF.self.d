/* test: D_VAR_UNDEF: reading a thread-local variable that nothing assigns
 * options: -e
 * tag: D_VAR_UNDEF
 */
BEGIN
{
	trace(self->nosuch);
	exit(0);
}
