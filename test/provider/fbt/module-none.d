/* test: a function is not in another module
 * needs: kprobe
 * tag: D_PDESC_ZERO
 */
fbt:nosuchmodule:vfs_read:entry
{
}
