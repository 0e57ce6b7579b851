/* test: disasm=0 shows no code
 * options: -e -x disasm=0
 * err: none
 * out: none
 */
BEGIN
{
	exit(0);
}
