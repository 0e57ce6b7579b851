/* test: ?: between a structure of the script and one of the kernel
 * options: -e
 * needs: btf
 * tag: D_OP_INCOMPAT
 */
struct list_head mine;

BEGIN
{
	trace((pid ? mine : curthread->tasks).next);
}
