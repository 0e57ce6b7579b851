/* test: D_CAST_INVAL: a structure cast to a number
 * options: -e
 * tag: D_CAST_INVAL
 * needs: btf
 */
BEGIN
{
	trace((int)*curthread);
	exit(0);
}
