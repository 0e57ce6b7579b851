/* test: copyinstr() with a length cuts
 * options: -q -c "touchfiles @TMP 1"
 * needs: tracefs
 * match: ^4$
 */
syscall::openat:entry
/pid == $target/
{
	printf("%d\n", strlen(copyinstr(arg1, 4)));
}
