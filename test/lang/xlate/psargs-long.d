/* test: pr_psargs ends after 79 bytes
 * options: -q -c "sh -c 'exit 0' xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
 * needs: bpf btf
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	printf("%d [%s]\n", strlen(curpsinfo->pr_psargs), curpsinfo->pr_psargs);
	exit(0);
}
