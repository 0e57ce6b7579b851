/* test: on-cpu fires in the thread that now runs
 * options: -q -s @D @PID
 * needs: bpf btf kprobe
 * run: pingpong 10000000
 * vm: yes
 * match: ^1$
 */
sched:::on-cpu
/pid == $1 || ppid == $1/
{
	n++;
	is += execname == "pingpong";
}

tick-200ms
/n > 20/
{
	printf("%d\n", n == is);
	exit(0);
}
