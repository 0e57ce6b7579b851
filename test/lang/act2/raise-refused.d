/* test: raise() needs -w
 * options: -q
 * needs: 
 * exit: 1
 * out: none
 * err: destructive actions not allowed: raise\(\) needs -w
 */
BEGIN
{
	raise(9);
}
