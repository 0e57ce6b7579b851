/* test: D_TYPE_ERR: a struct that a module does not have
 * options: -e
 * tag: D_TYPE_ERR
 * needs: btf
 */
BEGIN
{
	trace((struct vmlinux`nosuch_anywhere *)arg0);
	exit(0);
}
