/* test: END fires once, after exit() on every CPU
 * options: -q
 * needs: bpf
 * run: sysloop 100000000
 * exit: 3
 * vm: yes
 * match: ^end 1$
 */
syscall::getppid:entry
{
	exit(3);
}

END
{
	n++;
	printf("end %d\n", n);
}
