/* test: type and mount point of the file system
 * options: -q -c 'dd if=/dev/zero of=out bs=1 count=1 seek=10 conv=notrunc'
 * needs: bpf btf
 * vm: yes
 */
syscall::write:entry
/pid == $target && fds[arg0].fi_name == "out"/
{
	printf("%d %d\n", strlen(fds[arg0].fi_fs) > 1, fds[arg0].fi_mount == "/" || index(fds[arg0].fi_pathname, fds[arg0].fi_mount) == 0);
	exit(0);
}
