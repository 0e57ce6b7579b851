/* test: on-cpu fires in the thread that now runs
 * options: -q -s @D @PID
 * needs: bpf btf kprobe
 * run: pingpong 10000000
 * vm: yes
 * match: ^1$
 */
sched:::on-cpu
/(pid == $1 || ppid == $1) && execname == "pingpong"/
{
	n++; /* roughly: both CPUs count */
}

sched:::on-cpu
/n && (pid == $1 || ppid == $1) && execname != "pingpong"/
{
	other = 1;
}

tick-200ms
/n > 20/
{
	printf("%d\n", !other);
	exit(0);
}
