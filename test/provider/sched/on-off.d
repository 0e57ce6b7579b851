/* test: on-cpu and off-cpu differ by no more than there are CPUs
 * options: -q
 * needs: bpf btf
 * run: pingpong 10000000
 * match: ^near$
 * vm: yes
 */
sched:::on-cpu
{
	n[cpu]++;
}

sched:::off-cpu
{
	m[cpu]++;
}

tick-500ms
{
	d = (n[0] + n[1]) - (m[0] + m[1]);
	printf("%s\n", n[0] + n[1] > 10 && d >= -3 && d <= 3 ? "near" : "far");
	exit(0);
}
