/* test: ?: as a statement with a constant condition: the other side is not looked at
 * options: -q
 * needs: bpf
 */
inline int LIBS = 1;
inline int COUNTS = 1;
inline int DEBUG = 0;
BEGIN
{
	COUNTS && LIBS ? @counts["lib", "f"] = count() : 1;
	COUNTS && !LIBS ? @counts["f"] = count() : 1;
	DEBUG ? printf("%d\n", `no_such_symbol) : printf("quiet\n");
	!DEBUG ? LIBS ? printf("nested\n") : not_declared : 1;
	COUNTS && LIBS ? printa("%s %s %@d\n", @counts) : 1;
	COUNTS && !LIBS ? printa("%s %@d\n", @counts) : 1;
	exit(0);
}
