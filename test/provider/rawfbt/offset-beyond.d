/* test: an offset beyond the function is refused with a reason
 * needs: kprobe
 * exit: 1
 * err: rawfbt:vmlinux:vfs_read:fffff
 */
rawfbt::vfs_read:fffff
{
}
