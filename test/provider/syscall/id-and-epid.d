/* test: the id of a probe is the one that a listing shows
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^[01] [12] 7$
 */
syscall::getppid:entry
/pid == $target/
{
	ids[id] = 1;
	eq = id;
	@[id > 3, epid] = count();
}

END
{
	printa("%d %d %@d\n", @);
}
