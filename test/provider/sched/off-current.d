/* test: off-cpu fires in the thread that stops running
 * options: -q -s @D @PID
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^1$
 */
sched:::off-cpu
/(pid == $1 || ppid == $1) && execname == "pingpong"/
{
	n++; /* roughly: both CPUs count */
}

sched:::off-cpu
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
