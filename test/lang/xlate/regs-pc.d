/* test: registers of the user by name
 * options: -q -c 'sleep 0.1'
 * needs: bpf btf
 * vm: yes
 */
syscall::exit_group:entry
/pid == $target/
{
	printf("%d %d\n", uregs[R_PC] != 0, uregs[R_SP] > 0x10000);
	exit(0);
}
