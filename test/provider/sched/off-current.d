/* test: off-cpu fires in the thread that stops running
 * options: -q -s @D @PID
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^1$
 */
sched:::off-cpu
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
