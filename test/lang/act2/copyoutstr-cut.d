/* test: copyoutstr() writes as many bytes as it may
 * options: -q -w -c 'echo abcdefg'
 * needs: bpf tracefs writeuser
 * vm: yes
 */
syscall::write:entry
/pid == $target/
{
	copyoutstr("XYZUVW", arg1 + 1, 3);
	copyoutstr("not written", arg1, 0);
}
