/* test: D_ARGS_MULTI: probes whose arguments differ
 * options: -e
 * tag: D_ARGS_MULTI
 * needs: btf
 */
syscall::close:entry, syscall::openat:entry
{
	trace(args[0]);
}
