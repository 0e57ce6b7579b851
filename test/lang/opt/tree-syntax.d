/* test: tree=2 shows the syntax tree
 * options: -e -x tree=2
 * err: ^	probe \|\|\|BEGIN$
 */
BEGIN
{
	exit(0);
}
