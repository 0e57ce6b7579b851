/* test: D_ARR_BADREF: an array with two indices
 * options: -e
 * tag: D_ARR_BADREF
 * needs: btf
 */
BEGIN
{
	trace(curthread->comm[1, 2]);
	exit(0);
}
