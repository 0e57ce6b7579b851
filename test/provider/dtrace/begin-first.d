/* test: BEGIN comes before everything else
 * options: -q
 * needs: bpf
 * run: sysloop 100000000
 * vm: yes
 * match: ^early 0$
 */
syscall:::entry
/!begun/
{
	early++;
}

BEGIN
{
	begun = 1;
}

tick-10ms
/!begun/
{
	early++;
}

tick-100ms
{
	printf("early %d\n", early);
	exit(0);
}
