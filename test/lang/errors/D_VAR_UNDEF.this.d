/* test: D_VAR_UNDEF: reading a clause-local variable that nothing assigns
 * options: -e
 * tag: D_VAR_UNDEF
 */
BEGIN
{
	trace(this->nosuch);
	exit(0);
}
