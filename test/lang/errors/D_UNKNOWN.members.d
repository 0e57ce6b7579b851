/* test: a structure with two members of one name
 * options: -e
 * tag: D_UNKNOWN
 */
struct twice {
	int a;
	int a;
};

BEGIN
{
	exit(0);
}
