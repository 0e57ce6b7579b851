/* test: each call is one entry
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^n=7$
 */
syscall::getppid:entry
/pid == $target/
{
	n++;
}

END
{
	printf("n=%d\n", n);
}
