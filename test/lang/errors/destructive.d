/* test: destructive actions need -w
 * exit: 1
 * err: destructive actions not allowed
 */
BEGIN
{
	system("true");
	exit(0);
}
