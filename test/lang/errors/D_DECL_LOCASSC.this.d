/* test: D_DECL_LOCASSC: an associative array in this->
 * options: -e
 * tag: D_DECL_LOCASSC
 */
this int x[int];
BEGIN
{
	exit(0);
}
