/* test: the scheduler's clock tick
 * options: -q
 * needs: kprobe btf
 * run: sysloop 100000000
 * match: ^tick$
 */
sched:::tick
/(uint64_t)curthread == arg0/
{
	printf("%s\n", probename);
	exit(0);
}
