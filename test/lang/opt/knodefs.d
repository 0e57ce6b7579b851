/* test: with knodefs a kernel symbol may be missing; reading it is a fault
 * options: -q -x knodefs
 * needs: bpf btf
 * err: invalid address \(0x0\) in action #2
 */
BEGIN
{
	printf("%d\n", (uint64_t)&`no_such_symbol);
	trace(`no_such_symbol);
}

BEGIN
{
	exit(0);
}
