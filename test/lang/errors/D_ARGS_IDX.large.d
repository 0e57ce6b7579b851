/* test: D_ARGS_IDX: an argument that the probe does not have
 * options: -e
 * tag: D_ARGS_IDX
 * needs: btf
 */
syscall::close:entry
{
	trace(args[7]);
}
