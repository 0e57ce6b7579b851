/* test: enqueue gives the thread and the CPU of the queue
 * options: -q -c 'sleep 0.3'
 * needs: kprobe btf
 * match: ^[0-9]+$
 */
sched:::enqueue
/((struct task_struct *)arg0)->tgid == $target/
{
	printf("%d\n", arg2);
	exit(0);
}
