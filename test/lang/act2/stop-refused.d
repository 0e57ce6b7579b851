/* test: stop() needs -w
 * options: -q
 * needs: 
 * exit: 1
 * out: none
 * err: stop\(\) needs -w
 */
BEGIN
{
	stop();
}
