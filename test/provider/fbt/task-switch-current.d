/* test: finish_task_switch returns to the thread that was switched to
 * options: -q -c 'pingpong 50'
 * needs: kprobe
 * match: ^switched 1$
 */
fbt::finish_task_switch:return
/pid == $target/
{
	n++;
}

END
{
	printf("switched %d\n", n > 20);
}
