/* test: without errtags an error shows its place and the nearest name
 * options: -e
 * exit: 1
 * err: did you mean 'execname'
 */
BEGIN
{
	trace(execnam);
	exit(0);
}
