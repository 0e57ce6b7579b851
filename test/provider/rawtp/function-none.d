/* test: tracepoints have no function
 * needs: btf
 * tag: D_PDESC_ZERO
 * vm: yes
 */
rawtp::schedule:sched_switch
{
}
