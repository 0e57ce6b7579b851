/* test: parent and child of a fork
 * options: -q -c 'forker 5'
 * needs: bpf btf
 * vm: yes
 * match: ^n=5 mine=5$
 */
rawtp:::sched_process_fork
/pid == $target/
{
	n++;
	mine += args[0]->tgid == pid && args[1]->tgid != pid;
}

END
{
	printf("n=%d mine=%d\n", n, mine);
}
