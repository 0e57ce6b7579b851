/* test: kdefs takes knodefs back
 * options: -e
 * needs: btf
 * tag: D_SYM_NOTYPES
 */
#pragma D option knodefs
#pragma D option kdefs

BEGIN
{
	trace(`no_such_symbol);
}
