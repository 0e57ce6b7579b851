/* test: speculations over several firings of another probe
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = speculation();
}

tick-2ms
/n < 3/
{
	speculate(a);
	printf("%d\n", n++);
}

tick-2ms
/n == 3/
{
	commit(a);
	n = 4;
}

tick-20ms
/n == 4/
{
	exit(0);
}
