/* test: D_DECL_ENOFLOW: an enumerator beyond its type
 * options: -e
 * tag: D_DECL_ENOFLOW
 */
enum e { A = 0x7fffffff, B };
BEGIN
{
	exit(0);
}
