/* test: a function has no more typed arguments than its prototype
 * needs: kprobe fprobe
 * tag: D_ARGS_IDX
 */
fbt::vfs_read:entry
{
	trace(args[4]);
}
