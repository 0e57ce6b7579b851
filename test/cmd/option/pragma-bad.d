/* test: a bad value in a pragma has its place
 * options: -e
 * tag: D_PRAGMA_OPTSET
 * err: bad value "big" for option strsize
 * out: none
 */
#pragma D option strsize=big
BEGIN
{
	exit(0);
}
