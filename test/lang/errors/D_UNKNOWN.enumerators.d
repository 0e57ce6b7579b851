/* test: an enumeration with two enumerators of one name
 * options: -e
 * tag: D_UNKNOWN
 */
enum twice {
	ONE,
	ONE
};

BEGIN
{
	exit(0);
}
