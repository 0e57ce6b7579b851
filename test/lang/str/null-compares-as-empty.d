/* test: NULL compares with another string as the empty one does, without a fault
 * options: -q
 * needs: bpf
 * err: none
 * vm: yes
 */
self string s;
string names[int];
BEGIN
{
	printf("%d %d %d ", self->s == "", self->s == "x", self->s < "x");
	printf("%d %d\n", "x" > names[7], names[7] == self->s);
	exit(0);
}
