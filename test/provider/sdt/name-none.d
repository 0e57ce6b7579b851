/* test: an event that its group does not have
 * needs: tracefs
 * tag: D_PDESC_ZERO
 * vm: yes
 */
sdt:sched::sys_enter_read
{
}
