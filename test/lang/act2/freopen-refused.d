/* test: freopen() needs -w
 * options: -q
 * needs: 
 * exit: 1
 * out: none
 * err: freopen\(\) needs -w
 */
BEGIN
{
	freopen("log");
}
