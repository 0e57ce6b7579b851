/* test: copyinstr() reads a string of the process
 * options: -q -c "touchfiles @TMP 1"
 * needs: tracefs
 * match: ^/
 * vm: yes
 */
syscall::openat:entry
/pid == $target/
{
	printf("%s\n", copyinstr(arg1));
}
