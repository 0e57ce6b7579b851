/* test: a file of /proc
 * options: -q -c 'dd if=/proc/version of=/dev/null bs=64 count=1'
 * needs: bpf btf
 * vm: yes
 * match: ^version /proc /proc/version /proc$
 */
syscall::read:entry
/pid == $target && fds[arg0].fi_fs == "proc"/
{
	printf("%s %s %s %s\n", fds[arg0].fi_name, fds[arg0].fi_dirname, fds[arg0].fi_pathname, fds[arg0].fi_mount);
	exit(0);
}
