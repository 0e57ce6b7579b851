/* test: probefunc and probename of many system calls served by one program
 * options: -q -c 'wc /proc/version'
 * needs: bpf
 * match: ^vmlinux read entry
 * match: ^vmlinux close return
 * match: ^vmlinux openat entry
 * vm: yes
 */
syscall::read:, syscall::close:return, syscall::openat:entry
/pid == $target/
{
	@[probemod, probefunc, probename] = count();
}

END
{
	printa("%s %s %s %@d\n", @);
}
