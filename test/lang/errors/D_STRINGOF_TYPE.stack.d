/* test: D_STRINGOF_TYPE: a string of a stack
 * options: -e
 * tag: D_STRINGOF_TYPE
 */
BEGIN
{
	trace(stringof(stack()));
	exit(0);
}
