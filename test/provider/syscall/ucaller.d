/* test: where a call was made from
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^n=7 same=7$
 */
syscall::getppid:entry
/pid == $target/
{
	n++;
	same += at == 0 || at == ucaller;
	at = ucaller;
}

END
{
	printf("n=%d same=%d\n", n, same);
}
