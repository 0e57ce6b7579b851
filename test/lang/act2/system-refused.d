/* test: system() needs -w
 * options: -q
 * needs: 
 * exit: 1
 * out: none
 * err: system\(\) needs -w
 */
BEGIN
{
	system("echo not run");
}
