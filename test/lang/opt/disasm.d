/* test: disasm=1 shows the generated code
 * options: -e -x disasm=1
 * err: ^test_run program BEGIN.*: [0-9]+ instructions, [0-9]+ bytes of stack, 1 probe$
 */
BEGIN
{
	exit(0);
}
