/* test: a function that does not exist
 * needs: kprobe
 * tag: D_PDESC_ZERO
 */
fbt::vfs_reed:entry
{
}
