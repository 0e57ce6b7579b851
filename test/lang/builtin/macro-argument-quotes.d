/* test: an argument with a quote too many is no string
 * options: -e @noscript -s @D '"a"b"'
 * exit: 1
 * tag: D_MACRO_UNDEF
 */
BEGIN
{
	trace($1);
}
