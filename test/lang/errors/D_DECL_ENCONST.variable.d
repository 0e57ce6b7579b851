/* test: D_DECL_ENCONST: an enumerator with a variable value
 * options: -e
 * tag: D_DECL_ENCONST
 */
enum e { A = x };
BEGIN
{
	exit(0);
}
