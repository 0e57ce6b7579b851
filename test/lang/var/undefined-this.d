/* test: a clause-local variable that was never assigned is 0
 * options: -q
 * needs: bpf
 */
this int a; this uint64_t b;
BEGIN
{
	printf("%d %d %d\n", this->a, this->b, this->a + 1);
	exit(0);
}
