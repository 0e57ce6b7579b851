/* test: two clocks run beside each other at their own rates
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^1$
 */
tick-20ms
{
	a++;
}

tick-100ms
{
	b++;
}

tick-100ms
/b >= 5/
{
	printf("%d\n", a >= 4 * b - 4 && a <= 6 * b + 4);
	exit(0);
}
