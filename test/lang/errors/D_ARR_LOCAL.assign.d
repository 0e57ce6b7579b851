/* test: D_ARR_LOCAL: an associative array in this->
 * options: -e
 * tag: D_ARR_LOCAL
 */
BEGIN
{
	this->x[1] = 2;
	exit(0);
}
