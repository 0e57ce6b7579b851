/* test: an empty name is entry and return
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^entry=7$
 * match: ^return=7$
 */
syscall::getppid:
/pid == $target/
{
	@[probename] = count();
}

END
{
	printa("%s=%@d\n", @);
}
