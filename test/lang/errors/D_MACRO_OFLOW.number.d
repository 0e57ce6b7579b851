/* test: D_MACRO_OFLOW: an argument that is a number beyond 64 bits
 * options: -e -s @D 99999999999999999999
 * tag: D_MACRO_OFLOW
 */
BEGIN
{
	trace($1);
	exit(0);
}
