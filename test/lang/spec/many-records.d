/* test: all records of a speculation are there, in order
 * options: -q
 * needs: bpf
 * vm: yes
 */
tick-1ms
/!a/
{
	a = speculation();
}

tick-1ms
/a && i < 20/
{
	speculate(a);
	printf("%d ", i++);
}

tick-1ms
/i == 20/
{
	commit(a);
	i++;
}

tick-1ms
/i > 20/
{
	exit(0);
}
