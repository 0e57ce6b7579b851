/* test: raise() sends a signal to the process that fires the probe
 * options: -q -w -c 'sh -c "echo one >&2; echo two"'
 * needs: bpf
 * vm: yes
 * out: re
 */
syscall::write:entry
/pid == $target/
{
	raise(9);
}
