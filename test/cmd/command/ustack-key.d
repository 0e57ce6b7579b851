/* test: user stacks in keys have names though the command has ended
 * options: -q -c "sysloop 1 getppid"
 * needs: bpf
 * match: ^ +[^ `]+`[a-z_0-9]+(\+0x[0-9a-f]+)?$
 */
syscall::getppid:entry
/pid == $target/
{
	@[ustack(1)] = count();
}
