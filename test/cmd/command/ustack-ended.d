/* test: user stacks of a command that has ended have names
 * options: -q -c "sysloop 1 getppid"
 * needs: bpf
 * match: ^ +[^ `]+`[a-z_0-9]+(\+0x[0-9a-f]+)?$
 */
syscall::getppid:entry
/pid == $target/
{
	ustack(1);
}
