/* test: a tracepoint that does not exist
 * needs: btf
 * tag: D_PDESC_ZERO
 * vm: yes
 */
rawtp:::sched_swatch
{
}
