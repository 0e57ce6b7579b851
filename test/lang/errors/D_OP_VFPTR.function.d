/* test: D_OP_VFPTR: arithmetic on a pointer to a function
 * options: -e
 * tag: D_OP_VFPTR
 * needs: btf
 */
BEGIN
{
	trace(&`schedule + 1);
	exit(0);
}
