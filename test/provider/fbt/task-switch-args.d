/* test: a renamed function keeps raw arguments
 * options: -q
 * needs: kprobe
 * match: ^some 1$
 */
fbt::finish_task_switch:entry
{
	printf("some %d\n", arg0 || arg1 || arg2 || arg3);
	exit(0);
}
