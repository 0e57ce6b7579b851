/* test: copyout() of a D array
 * options: -q -w -c 'echo abcdefghij'
 * needs: bpf tracefs writeuser
 * vm: yes
 */
char text[4];

BEGIN
{
	text[0] = 'X';
	text[1] = 'Y';
}

syscall::write:entry
/pid == $target/
{
	copyout(text, arg1 + 2, 2);
}
