/* test: D_PRAGMA_MALFORM: attributes that are none
 * options: -e
 * tag: D_PRAGMA_MALFORM
 */
#pragma D attributes Foo/Bar/Baz x
BEGIN
{
	exit(0);
}
