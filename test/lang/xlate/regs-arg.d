/* test: an argument of a system call is in its register
 * options: -q -c "sh -c 'exit 7'"
 * needs: bpf btf
 * vm: yes
 * exit: any
 */
syscall::exit_group:entry
/pid == $target/
{
	printf("%d\n", uregs[R_RDI] == arg0);
	exit(0);
}
