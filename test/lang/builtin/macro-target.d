/* test: $target is the process of -c
 * options: -q -c "true"
 * needs: tracefs
 * match: ^1$
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	printf("%d\n", pid == $target);
}
