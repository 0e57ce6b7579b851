/* test: a scheduler probe that does not exist
 * tag: D_PDESC_ZERO
 * vm: yes
 */
sched:::on-disk
{
}
