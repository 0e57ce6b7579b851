/* test: off-cpu: the command comes on CPU
 * options: -q -c 'sleep 0.3'
 * needs: bpf btf
 * vm: yes
 */
sched:::off-cpu
/args[1]->pr_pid == $target/
{
	printf("%d %d\n", args[0]->pr_lwpid == $target, args[1]->pr_uid == $uid);
	exit(0);
}
