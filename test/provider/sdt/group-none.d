/* test: a group that does not exist
 * needs: tracefs
 * tag: D_PDESC_ZERO
 * vm: yes
 */
sdt:shed::sched_switch
{
}
