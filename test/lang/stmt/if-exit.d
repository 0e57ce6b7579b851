/* test: exit() within if
 * options: -q
 * needs: bpf
 * exit: 4
 */
BEGIN
{
	if (pid)
		exit(4);
}
