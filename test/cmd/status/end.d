/* test: exit() in END counts too
 * options: -q
 * needs: bpf
 * exit: any
 * err: none
 * out: none
 */
BEGIN
{
	exit(0);
}
END
{
	exit(5);
}
