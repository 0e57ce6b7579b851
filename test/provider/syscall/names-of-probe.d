/* test: the four names of the probe
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^syscall:vmlinux:getppid:entry 7$
 * match: ^syscall:vmlinux:getppid:return 7$
 */
syscall::getppid:entry, syscall::getppid:return
/pid == $target/
{
	@[probeprov, probemod, probefunc, probename] = count();
}

END
{
	printa("%s:%s:%s:%s %@d\n", @);
}
