/* test: offsets belong to rawfbt
 * needs: kprobe
 * tag: D_PDESC_ZERO
 */
fbt::vfs_read:0
{
}
