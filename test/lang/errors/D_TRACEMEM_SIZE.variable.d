/* test: D_TRACEMEM_SIZE: tracemem() of a variable size
 * options: -e
 * tag: D_TRACEMEM_SIZE
 */
BEGIN
{
	x = 1;
	tracemem(arg0, x);
	exit(0);
}
