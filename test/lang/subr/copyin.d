/* test: copyin() reads bytes of the process
 * options: -q -c "touchfiles @TMP 1"
 * needs: tracefs
 * match: ^1$
 * vm: yes
 */
syscall::openat:entry
/pid == $target && copyinstr(arg1) != ""/
{
	p = (char *)copyin(arg1, 2);
	this->s = copyinstr(arg1);
	printf("%d\n", *(char *)copyin(arg1, 1) == this->s[0]);
}
