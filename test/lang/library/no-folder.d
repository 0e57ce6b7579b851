/* test: a library folder that is not there is an error
 * options: -e -L /nonexistent
 * exit: 1
 * err: /nonexistent
 */
BEGIN
{
	exit(0);
}
