/* test: what a clause-local array would be is refused
 * options: -e
 * tag: D_ARR_LOCAL
 */
BEGIN
{
	this->a[1] = 5;
	exit(0);
}
