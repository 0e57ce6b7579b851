/* test: evaltime with a command that cannot be executed
 * options: -q -x evaltime=exec -c @DIR/evaltime-missing.out
 * exit: 1
 * err: ^trace: failed to start .*evaltime-missing.out: there is no such program$
 */
BEGIN
{
	exit(0);
}
