/* test: copyoutstr() writes the string and its NUL
 * options: -q -w -c 'echo abcdefg'
 * needs: bpf tracefs writeuser
 * vm: yes
 * out: re
 */
syscall::write:entry
/pid == $target && arg2 > 5/
{
	copyoutstr("XY", arg1 + 1, 16);
}
