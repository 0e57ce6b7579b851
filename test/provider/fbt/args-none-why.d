/* test: the reason why a renamed function has no typed arguments
 * needs: kprobe kernel>=6.1
 * exit: 1
 * err: the compiler made finish_task_switch.isra.0 of it and may have changed its parameters
 */
fbt::finish_task_switch:entry
{
	trace(args[0]);
}
