/* test: with pspec a word that could begin a declaration is a probe description
 * options: -e -Z -x pspec
 * err: none
 */
int x;

struct
{
	trace(x);
}

string
/x/
{
	trace(1);
}
