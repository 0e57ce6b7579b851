/* test: D_TRACEMEM_ADDR: tracemem() of a string
 * options: -e
 * tag: D_TRACEMEM_ADDR
 */
BEGIN
{
	tracemem("abc", 4);
	exit(0);
}
