/* test: sdt and rawtp see the same forks
 * options: -q -c 'forker 5'
 * needs: bpf btf tracefs
 * vm: yes
 * match: ^5 5$
 */
sdt:sched::sched_process_fork
/pid == $target/
{
	s++;
}

rawtp:::sched_process_fork
/pid == $target/
{
	r++;
}

END
{
	printf("%d %d\n", s, r);
}
