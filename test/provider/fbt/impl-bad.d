/* test: fbtimpl has three values
 * options: -x fbtimpl=uprobe
 * exit: any
 * err: auto
 */
BEGIN
{
	exit(0);
}
