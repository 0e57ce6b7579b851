/* test: D_ARR_BADREF: an array indexed by a string
 * options: -e
 * tag: D_ARR_BADREF
 * needs: btf
 */
BEGIN
{
	trace(curthread->comm["a"]);
	exit(0);
}
