/* test: without zdefs it is an error
 * options: -e
 * tag: D_PDESC_ZERO
 */
nosuch:::probe
{
	trace(1);
}
