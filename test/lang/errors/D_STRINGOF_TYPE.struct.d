/* test: D_STRINGOF_TYPE: a string of a structure
 * options: -e
 * tag: D_STRINGOF_TYPE
 * needs: btf
 */
BEGIN
{
	trace(stringof(*curthread));
	exit(0);
}
