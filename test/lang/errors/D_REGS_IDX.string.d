/* test: D_REGS_IDX: a register by a string
 * options: -e
 * tag: D_REGS_IDX
 */
BEGIN
{
	trace(uregs["a"]);
	exit(0);
}
