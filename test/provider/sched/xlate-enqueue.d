/* test: enqueue and dequeue: priority of the thread, CPU of the queue
 * options: -q -c 'sleep 0.2'
 * needs: kprobe btf
 * vm: yes
 * match: ^ *enqueue  *120  *1  *[0-9]+$
 * match: ^ *dequeue  *120  *1  *[0-9]+$
 */
sched:::enqueue, sched:::dequeue
/args[1]->pr_pid == $target/
{
	@[probename, args[0]->pr_pri, args[2]->cpu_id < 64] = count();
}
