/* test: what goes off CPU came on it before
 * options: -q
 * needs: bpf btf
 * run: pingpong 10000000
 * vm: yes
 * match: ^bad 0$
 */
sched:::on-cpu
{
	self->on = timestamp;
}

sched:::off-cpu
/self->on/
{
	n++;
	bad += timestamp < self->on;
	self->on = 0;
}

tick-200ms
/n > 20/
{
	printf("bad %d\n", bad);
	exit(0);
}
