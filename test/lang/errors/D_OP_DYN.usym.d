/* test: D_OP_DYN: a user symbol in a condition
 * options: -e
 * tag: D_OP_DYN
 */
BEGIN
{
	x = usym(arg0) ? 1 : 0;
	exit(0);
}
