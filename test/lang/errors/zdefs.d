/* test: with -Z a description may match nothing
 * options: -q -Z
 * needs: bpf
 */
syscall::nosuchcall:entry
{
	trace(args[0]);
}

BEGIN
{
	trace("on");
	exit(0);
}
