/* test: D_PRINT_SIZE: print() of a struct that is nowhere defined
 * options: -e
 * tag: D_PRINT_SIZE
 */
struct nosuch_anywhere;
BEGIN
{
	print((struct nosuch_anywhere *)arg0);
	exit(0);
}
