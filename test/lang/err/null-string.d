/* test: printing a NULL string
 * options: -q
 * needs: bpf
 * err: invalid address \(0x0\)
 * vm: yes
 */
self string s;
BEGIN
{
	printf("%s\n", self->s);
	exit(0);
}
ERROR { printf("%d %d\n", arg4, arg5); exit(0); }
