/* test: kinds of faults
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", DTRACEFLT_BADADDR == 1);
	printf("%d\n", DTRACEFLT_ILLOP == 3);
	printf("%d\n", DTRACEFLT_DIVZERO == 4);
	printf("%d\n", DTRACEFLT_NOSCRATCH == 5);
	printf("%d\n", DTRACEFLT_TUPOFLOW == 8);
	exit(0);
}
