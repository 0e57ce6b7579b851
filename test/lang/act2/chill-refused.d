/* test: chill() needs -w
 * options: -q
 * needs: 
 * exit: 1
 * out: none
 * err: chill\(\) needs -w
 */
BEGIN
{
	chill(1);
}
