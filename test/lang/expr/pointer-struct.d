/* test: arithmetic with pointers to structs
 * options: -q
 * needs: bpf
 */
struct s { int a[6]; };
BEGIN
{
	p = (struct s *)0x1000;
	printf("%x %d\n", (uint64_t)(p + 2), (p + 2) - p);
	exit(0);
}
