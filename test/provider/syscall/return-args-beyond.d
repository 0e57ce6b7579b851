/* test: a return has two arguments
 * needs: bpf
 * tag: D_ARGS_IDX
 * vm: yes
 */
syscall::close:return
{
	trace(args[2]);
}
