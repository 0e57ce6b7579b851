/* test: pr_psargs kept in a variable
 * options: -q -c 'sleep 0.1'
 * needs: bpf btf
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	self->args = curpsinfo->pr_psargs;
	printf("%s|%s\n", self->args, strjoin(self->args, "!"));
	exit(0);
}
