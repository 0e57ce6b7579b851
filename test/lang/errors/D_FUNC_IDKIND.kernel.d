/* test: D_FUNC_IDKIND: a kernel function called
 * options: -e
 * tag: D_FUNC_IDKIND
 * needs: btf
 */
BEGIN
{
	vmlinux`schedule();
	exit(0);
}
