/* test: a tracepoint has no more typed arguments than its prototype
 * needs: bpf btf
 * tag: D_ARGS_IDX
 * vm: yes
 */
rawtp:::sched_process_fork
{
	trace(args[2]);
}
