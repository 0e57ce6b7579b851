/* test: tick-N fires N times a second, on one CPU
 * options: -q
 * needs: bpf
 * match: ^(8|9|10|11)$
 * vm: yes
 */
profile:::tick-20
{
	n++;
}

tick-500ms
{
	printf("%d\n", n);
	exit(0);
}
