/* test: D_ARGS_TYPE: args[ ] with a variable index
 * options: -e
 * tag: D_ARGS_TYPE
 * needs: btf
 */
syscall::close:entry
{
	x = 0;
	trace(args[x]);
}
