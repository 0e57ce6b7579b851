/* test: version hides what came later: an aggregating function
 * options: -e
 * tag: D_FUNC_UNDEF
 */
#pragma D option version=1.6

BEGIN
{
	@ = llquantize(1, 10, 0, 3, 10);
}
