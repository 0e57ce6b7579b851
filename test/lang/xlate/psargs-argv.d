/* test: pr_argc and the addresses of the arguments
 * options: -q -c 'sleep 0.1 0'
 * needs: bpf btf
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	this->argv = (uint64_t *)copyin(curpsinfo->pr_argv, 8 * 3);
	printf("%d %s %s\n", curpsinfo->pr_argc, copyinstr(this->argv[0]), copyinstr(this->argv[1]));
	printf("%d\n", curpsinfo->pr_envp > curpsinfo->pr_argv);
	exit(0);
}
