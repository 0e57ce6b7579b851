/* test: D_PDESC_INVAL: a description with five fields
 * options: -e
 * tag: D_PDESC_INVAL
 */
a:b:c:d:e
{
	exit(0);
}
