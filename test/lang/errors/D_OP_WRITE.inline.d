/* test: D_OP_WRITE: an inline assigned
 * options: -e
 * tag: D_OP_WRITE
 */
inline int N = 1;
BEGIN
{
	N = 2;
	exit(0);
}
