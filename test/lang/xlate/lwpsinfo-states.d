/* test: states by their DTrace numbers
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", SSLEEP == 1);
	printf("%d\n", SRUN == 2);
	printf("%d\n", SZOMB == 3);
	printf("%d\n", SSTOP == 4);
	printf("%d\n", SIDL == 5);
	printf("%d\n", SONPROC == 6);
	printf("%d\n", SWAIT == 7);
	printf("%d\n", PR_STOPPED == 1);
	printf("%d\n", PR_ASLEEP == 0x10);
	printf("%d\n", PR_ISSYS == 0x1000);
	exit(0);
}
