/* test: a renamed function by its full name
 * options: -q
 * needs: kprobe kernel>=6.1
 * match: ^finish_task_switch.isra.0 return$
 */
rawfbt::finish_task_switch.isra.0:return
{
	printf("%s %s\n", probefunc, probename);
	exit(0);
}
