/* test: a call that does not exist
 * tag: D_PDESC_ZERO
 * vm: yes
 */
syscall::getppidd:entry
{
}
