/* test: functions have entry and return only
 * needs: kprobe
 * tag: D_PDESC_ZERO
 */
fbt::vfs_read:exit
{
}
