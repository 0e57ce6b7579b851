/* test: verbose tells what was loaded
 * options: -q -x verbose
 * needs: bpf
 * err: ^trace: loaded test_run program BEGIN.*: [0-9]+ instructions, 1 probe$
 */
BEGIN
{
	exit(0);
}
