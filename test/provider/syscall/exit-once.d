/* test: after exit() no more is recorded
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^n=1 m=0$
 */
syscall::getppid:entry
/pid == $target/
{
	n++;
	exit(0);
}

syscall::getppid:entry
/pid == $target/
{
	m++;
}

END
{
	printf("n=%d m=%d\n", n, m);
}
