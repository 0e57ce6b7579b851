/* test: a clock that never fires is refused
 * tag: D_PDESC_ZERO
 * vm: yes
 */
tick-0
{
}
