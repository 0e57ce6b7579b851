/* test: an expression nested to the right
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a;
BEGIN
{
	a = 3;
	printf("%d\n", a - (a - (a - (a - (a - (a - (a - (a - (a - (a - (a - (a - 1))))))))))));
	exit(0);
}
