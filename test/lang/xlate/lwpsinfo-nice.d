/* test: pr_nice follows nice(1)
 * options: -q -c "sh -c 'renice -n 5 -p $$ >/dev/null; exit 0'"
 * needs: bpf btf
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	printf("%d %d %s\n", curlwpsinfo->pr_nice, curlwpsinfo->pr_pri, curlwpsinfo->pr_clname);
	exit(0);
}
