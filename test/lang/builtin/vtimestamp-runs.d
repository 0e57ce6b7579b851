/* test: vtimestamp goes on while the thread runs, between two readings too
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	this->a = vtimestamp;
	this->b = vtimestamp;
	printf("%d %d\n", this->b > this->a, this->b - this->a < 1000000000);
	exit(0);
}
