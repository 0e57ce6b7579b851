/* test: an argument of no characters, one with blanks
 * options: -q -c "sh -c 'exit 0' '' 'a  b' ''"
 * needs: bpf btf
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	printf("[%s]\n", curpsinfo->pr_psargs);
	exit(0);
}
