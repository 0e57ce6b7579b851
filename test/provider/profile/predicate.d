/* test: a predicate stops a clock that is shared
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^5 1$
 */
tick-10ms
/n < 5/
{
	n++;
}

tick-10ms
{
	m++;
}

tick-300ms
/m > n/
{
	printf("%d %d\n", n, m > n);
	exit(0);
}
