/* test: D_OP_ARRFUN: a variable without a declaration gets an array
 * options: -e
 * tag: D_OP_ARRFUN
 * needs: btf
 */
BEGIN
{
	x = curthread->comm;
	exit(0);
}
