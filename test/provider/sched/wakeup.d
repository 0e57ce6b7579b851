/* test: arg0 of wakeup is the thread that is woken
 * options: -q -c 'sleep 0.3'
 * needs: bpf btf
 * match: ^woken$
 * vm: yes
 */
sched:::wakeup
/((struct task_struct *)arg0)->tgid == $target/
{
	printf("woken\n");
	exit(0);
}
