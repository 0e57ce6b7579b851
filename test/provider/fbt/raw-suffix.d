/* test: rawfbt shows the symbol with its suffix
 * options: -q
 * needs: kprobe kernel>=6.1
 * match: ^finish_task_switch.isra.0 entry$
 */
rawfbt::finish_task_switch*:entry
{
	printf("%s %s\n", probefunc, probename);
	exit(0);
}
