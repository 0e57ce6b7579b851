/* test: a renamed function has no typed return value
 * needs: kprobe kernel>=6.1
 * tag: D_ARGS_NONE
 */
fbt::finish_task_switch:return
{
	trace(args[1]);
}
