/* test: what the version has may be used
 * options: -e -x version=1.7
 * err: none
 */
BEGIN
{
	@ = llquantize(1, 10, 0, 3, 10);
	trace(strchr("abc", 'b'));
}
