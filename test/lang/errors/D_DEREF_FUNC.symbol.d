/* test: D_DEREF_FUNC: a kernel function dereferenced
 * options: -e
 * tag: D_DEREF_FUNC
 * needs: btf
 */
BEGIN
{
	trace(*`schedule);
	exit(0);
}
