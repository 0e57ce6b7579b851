/* test: tree=1 shows the program with types, tree=4 the code
 * options: -e -x tree=5
 * err: ^clause c0_BEGIN, 1 probes, record 24 bytes
 * err: ^    call exit : void$
 * err: ^b0:$
 */
BEGIN
{
	exit(0);
}
