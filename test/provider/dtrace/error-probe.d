/* test: a fault in a kernel probe fires ERROR and the others go on
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^n=7 e=7 never=0 at=10$
 */
syscall::getppid:entry
/pid == $target/
{
	*(int *)0x10 == 1 ? x++ : x--;
	never++;
}

syscall::getppid:entry
/pid == $target/
{
	n++;
}

ERROR
{
	e++;
	at = arg5;
}

END
{
	printf("n=%d e=%d never=%d at=%x\n", n, e, never, at);
}
