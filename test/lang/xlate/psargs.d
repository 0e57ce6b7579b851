/* test: pr_psargs is the arguments in one line
 * options: -q -c 'sleep 0.1 0 0.0'
 * needs: bpf btf
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	printf("[%s]\n", curpsinfo->pr_psargs);
	exit(0);
}
