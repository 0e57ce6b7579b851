/* test: change-pri: real-time priorities, which another function sets than nice values; each with its own arguments
 * options: -q -c setprio
 * needs: kprobe btf
 * vm: yes
 */
sched:::change-pri
/args[1]->pr_pid == $target/
{
	printf("%d %d\n", args[0]->pr_lwpid == args[1]->pr_pid, args[2]);
}
