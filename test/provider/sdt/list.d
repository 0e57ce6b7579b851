/* test: listing by group leaves system calls to their provider
 * options: -l
 * needs: tracefs
 * match: sdt +sched +sched_switch
 * match: sdt +sched +sched_wakeup
 */
sdt:s*::sched_sw*, sdt:sched::sched_wakeup
{
}
