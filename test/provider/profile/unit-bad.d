/* test: a unit that does not exist
 * tag: D_PDESC_ZERO
 * vm: yes
 */
tick-5fortnights
{
}
