/* test: without pspec a type's name begins a declaration
 * options: -e -Z
 * tag: D_SYNTAX
 */
string
/x/
{
	trace(1);
}
