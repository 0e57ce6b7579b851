/* test: a renamed function has no typed arguments, and the message says why
 * exit: 1
 * needs: kprobe kernel>=6.1
 * err: finish_task_switch.isra.0
 */
fbt::finish_task_switch:entry
{
	trace(args[0]);
}
