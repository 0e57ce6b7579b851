/* test: $target is the command
 * options: -q -c true
 * needs: bpf
 * match: ^ +gone +1$
 */
syscall::exit_group:entry
/pid == $target/
{
	@["gone"] = count();
}
