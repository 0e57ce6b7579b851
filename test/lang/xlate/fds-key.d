/* test: a name of a file as a key
 * options: -q -c 'dd if=/proc/version of=/dev/null bs=64 count=1'
 * needs: bpf btf
 * vm: yes
 * match: ^ *version  *proc  *[12]$
 */
syscall::read:entry
/pid == $target && fds[arg0].fi_name == "version"/
{
	@[fds[arg0].fi_name, fds[arg0].fi_fs] = count();
}
