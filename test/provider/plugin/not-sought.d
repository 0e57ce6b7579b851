/* test: plugins are not looked for when all descriptions name built-in providers
 * options: -q -x modpath=/nonexistent
 * needs: bpf
 * err: none
 */
BEGIN
{
	exit(0);
}

syscall::read:entry, profile:::tick-1s
{
}
