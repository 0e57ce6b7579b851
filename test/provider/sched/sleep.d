/* test: sleep is the thread that waits, wakeup the thread that is woken
 * options: -q -c 'sleep 0.3'
 * needs: bpf btf
 * match: ^asleep$
 * vm: yes
 */
sched:::sleep
/pid == $target/
{
	printf("asleep\n");
	exit(0);
}
