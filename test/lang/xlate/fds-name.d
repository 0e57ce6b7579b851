/* test: name, directory and path of an open file
 * options: -q -c 'dd if=/dev/zero of=out bs=1 count=1 seek=10 conv=notrunc'
 * needs: bpf btf
 * vm: yes
 */
syscall::write:entry
/pid == $target && fds[arg0].fi_name == "out"/
{
	printf("%d %d %d\n", fds[arg0].fi_name == basename(fds[arg0].fi_pathname), fds[arg0].fi_dirname == dirname(fds[arg0].fi_pathname), fds[arg0].fi_pathname == strjoin(fds[arg0].fi_dirname, "/out"));
	exit(0);
}
