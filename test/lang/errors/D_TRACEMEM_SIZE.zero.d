/* test: D_TRACEMEM_SIZE: tracemem() of no bytes
 * options: -e
 * tag: D_TRACEMEM_SIZE
 */
BEGIN
{
	tracemem(arg0, 0);
	exit(0);
}
