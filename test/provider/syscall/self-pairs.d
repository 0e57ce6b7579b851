/* test: what the entry keeps for the return
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^n=7 ok=7$
 */
syscall::getppid:entry
/pid == $target/
{
	self->at = timestamp;
}

syscall::getppid:return
/self->at/
{
	n++;
	ok += timestamp >= self->at;
	self->at = 0;
}

END
{
	printf("n=%d ok=%d\n", n, ok);
}
