/* test: a predicate that is false fires nothing
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^n=0 m=7$
 */
syscall::getppid:entry
/pid == $target && arg0 == 12345/
{
	n++;
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
