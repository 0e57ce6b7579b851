/* test: version hides what came later: a function
 * options: -e -x version=1.0
 * tag: D_FUNC_UNDEF
 * err: strchr came with version 1.1 of D, and the option version asks for 1.0
 */
BEGIN
{
	trace(strchr("abc", 'b'));
}
