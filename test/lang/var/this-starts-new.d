/* test: a clause-local variable does not keep its value until the probe fires again
 * options: -q
 * needs: bpf
 */
this int a;
int n;
tick-10ms
{
	n++;
	was[n] = this->a;
	this->a = 7;
}
tick-10ms
/n == 3/
{
	printf("%d %d\n", was[2], was[3]);
	exit(0);
}
