/* test: arg0 and arg1 of a system call
 * options: -q -c "sysloop 1 close"
 * needs: tracefs
 * match: ^0$
 * vm: yes
 */
syscall::close:entry
/pid == $target && !done/
{
	done = 1;
}
END
{
	printf("%d\n", done - 1);
}
