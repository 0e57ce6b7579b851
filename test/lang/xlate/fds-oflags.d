/* test: fi_oflags are the flags of open(2)
 * options: -q -c 'dd if=/dev/zero of=out bs=1 count=1 seek=10 conv=notrunc'
 * needs: bpf btf
 * vm: yes
 */
syscall::write:entry
/pid == $target && fds[arg0].fi_name == "out"/
{
	printf("%d %d\n", (fds[arg0].fi_oflags & O_ACCMODE) != O_RDONLY, fds[arg0].fi_oflags & O_APPEND);
	exit(0);
}
