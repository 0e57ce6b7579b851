/* test: an argument that the probe does not have
 * options: -e
 * needs: bpf btf
 * tag: D_ARGS_IDX
 */
sched:::wakeup
{
	trace(args[2]->cpu_id);
}
