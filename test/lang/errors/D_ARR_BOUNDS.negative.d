/* test: D_ARR_BOUNDS: a negative index
 * options: -e
 * tag: D_ARR_BOUNDS
 * needs: btf
 */
BEGIN
{
	trace(curthread->comm[-1]);
	exit(0);
}
