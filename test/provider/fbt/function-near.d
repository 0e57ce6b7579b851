/* test: a function that does not exist has a near one
 * needs: kprobe
 * exit: 1
 * err: vfs_read
 */
fbt::vfs_reed:entry
{
}
