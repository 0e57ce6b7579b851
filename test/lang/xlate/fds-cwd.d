/* test: a file of the working directory
 * options: -q -c 'dd if=/dev/zero of=out bs=1 count=1 seek=10 conv=notrunc'
 * needs: bpf btf
 * vm: yes
 */
syscall::write:entry
/pid == $target && fds[arg0].fi_name == "out"/
{
	printf("%d\n", fds[arg0].fi_dirname == cwd);
	exit(0);
}
