/* test: D_PDESC_ZERO: an unknown provider
 * options: -e
 * tag: D_PDESC_ZERO
 */
nosuchprovider:::x
{
	exit(0);
}
