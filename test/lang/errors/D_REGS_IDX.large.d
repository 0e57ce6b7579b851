/* test: D_REGS_IDX: a register that does not exist
 * options: -e
 * tag: D_REGS_IDX
 */
BEGIN
{
	trace(uregs[99]);
	exit(0);
}
