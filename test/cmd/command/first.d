/* test: the command starts when everything is attached
 * options: -q -c true
 * vm: yes
 * needs: bpf
 * match: ^ +exec +[1-9]
 */
syscall::execve:entry
/pid == $target/
{
	@["exec"] = count();
}
