/* test: a global keeps its value from one probe to another
 * options: -q
 * needs: bpf
 * vm: yes
 */
int n;
tick-10ms
/++n == 5/
{
	printf("%d\n", n);
	exit(0);
}
