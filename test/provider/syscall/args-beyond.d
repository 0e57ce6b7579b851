/* test: a call has no more typed arguments than it takes
 * needs: bpf tracefs
 * tag: D_ARGS_IDX
 * vm: yes
 */
syscall::close:entry
{
	trace(args[1]);
}
