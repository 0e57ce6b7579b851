/* test: D_ARGS_NONE: args[ ] of a probe whose arguments have no types
 * options: -e
 * tag: D_ARGS_NONE
 * needs: kprobe
 */
rawfbt::vfs_read:entry
{
	trace(args[0]);
}
