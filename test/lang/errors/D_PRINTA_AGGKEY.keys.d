/* test: D_PRINTA_AGGKEY: printa() of an element
 * options: -e
 * tag: D_PRINTA_AGGKEY
 */
BEGIN
{
	@a[1] = count();
	printa(@a[1]);
	exit(0);
}
