/* test: pr_psargs compared and as a key
 * options: -q -c 'sleep 0.1'
 * needs: bpf btf
 * vm: yes
 * match: ^ *sleep 0\.1  *(sleep|busybox)  *1$
 */
syscall::exit_group:entry
/pid == $target && curpsinfo->pr_psargs == "sleep 0.1"/
{
	@[curpsinfo->pr_psargs, curpsinfo->pr_fname] = count();
	exit(0);
}
