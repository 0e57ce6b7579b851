/* test: causes of signals
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", CLD_EXITED == 1);
	printf("%d\n", CLD_KILLED == 2);
	printf("%d\n", CLD_DUMPED == 3);
	printf("%d\n", SI_USER == 0);
	printf("%d\n", SI_TKILL == -6);
	printf("%d\n", SEGV_MAPERR == 1);
	printf("%d\n", ILL_BADSTK == 8);
	printf("%d\n", FPE_INTDIV == 1);
	printf("%d\n", BUS_ADRALN == 1);
	printf("%d\n", TRAP_HWBKPT == 4);
	printf("%d\n", POLL_HUP == 6);
	exit(0);
}
