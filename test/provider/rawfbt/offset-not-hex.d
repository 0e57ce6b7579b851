/* test: a probe name that is no hexadecimal number
 * needs: kprobe
 * tag: D_PDESC_ZERO
 */
rawfbt::vfs_read:0x10
{
}
