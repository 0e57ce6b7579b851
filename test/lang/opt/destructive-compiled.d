/* test: a program that is only compiled needs no -w
 * options: -e
 * err: none
 */
BEGIN
{
	system("true");
	chill(1000);
}
