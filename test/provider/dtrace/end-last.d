/* test: END comes after everything else
 * options: -q
 * needs: bpf
 * run: sysloop 100000000
 * vm: yes
 * match: ^late 0$
 */
syscall::getppid:entry
/ended/
{
	late++;
}

syscall::getppid:entry
{
	n++;
}

tick-100ms
/n > 100/
{
	exit(0);
}

END
{
	ended = 1;
}

END
{
	printf("late %d\n", late);
}
