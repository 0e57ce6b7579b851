/* test: each call is one return
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^n=7$
 */
syscall::getppid:return
/pid == $target/
{
	n++;
}

END
{
	printf("n=%d\n", n);
}
