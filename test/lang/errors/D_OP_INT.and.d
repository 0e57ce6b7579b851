/* test: D_OP_INT: a structure masked
 * options: -e
 * tag: D_OP_INT
 * needs: btf
 */
BEGIN
{
	x = *curthread & 1;
	exit(0);
}
