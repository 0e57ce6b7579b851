/* test: rawfbt has no typed arguments
 * needs: kprobe
 * tag: D_ARGS_NONE
 */
rawfbt::vfs_read:entry
{
	trace(args[0]);
}
