/* test: D_ARR_BOUNDS: an index outside of an array
 * options: -e
 * tag: D_ARR_BOUNDS
 * needs: btf
 */
BEGIN
{
	trace(curthread->comm[16]);
	exit(0);
}
