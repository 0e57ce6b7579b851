/* test: usym() of a command that has ended has a name
 * options: -q -c "sysloop 1 getppid"
 * needs: bpf
 * match: ^ +[^ `]+`[a-z_0-9]+( |$)
 */
syscall::getppid:entry
/pid == $target/
{
	usym(uregs[R_PC]);
}
