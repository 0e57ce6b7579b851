/* test: memory of the process through copyin()
 * options: -q -c 'sh -c "echo abcd >&2"'
 * needs: bpf tracefs
 * vm: yes
 * err: abcd
 */
syscall::write:entry
/pid == $target/
{
	tracemem(copyin(arg1, 4), 4);
}
