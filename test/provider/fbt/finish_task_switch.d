/* test: a function that the compiler renamed fires under its own name
 * options: -q
 * needs: kprobe
 * match: ^finish_task_switch return$
 */
fbt::finish_task_switch:return
{
	printf("%s %s\n", probefunc, probename);
	exit(0);
}
