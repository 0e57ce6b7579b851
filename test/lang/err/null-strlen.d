/* test: strlen() of NULL
 * options: -q
 * needs: bpf
 * err: invalid address
 */
self string s;
BEGIN
{
	printf("%d\n", strlen(self->s));
	exit(0);
}
ERROR { printf("%d\n", arg4); exit(0); }
