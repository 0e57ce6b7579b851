/* test: with cpu, clauses run on that CPU only, BEGIN and END too
 * options: -q -x cpu=1 -c "sysloop 1000 getppid 0"
 * needs: bpf smp
 * match: ^begin 1$
 * match: ^end 1 0$
 */
BEGIN
{
	printf("begin %d\n", cpu);
}

syscall::getppid:entry
/pid == $target/
{
	n++;
}

END
{
	printf("end %d %d\n", cpu, n);
}
