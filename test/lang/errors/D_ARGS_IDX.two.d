/* test: D_ARGS_IDX: args[ ] with two indices
 * options: -e
 * tag: D_ARGS_IDX
 * needs: btf
 */
syscall::close:entry
{
	trace(args[0, 1]);
}
