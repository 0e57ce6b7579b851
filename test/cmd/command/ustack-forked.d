/* test: user stacks of processes that the command forked have names
 * options: -q -c "forker 3"
 * needs: bpf
 * match: ^ +[^ `]+`[a-z_0-9]+(\+0x[0-9a-f]+)?$
 */
syscall::exit_group:entry
/ppid == $target/
{
	@[ustack(1)] = count();
}
