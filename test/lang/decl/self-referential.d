/* test: a structure with a pointer to its own kind
 * options: -q
 * needs: bpf
 */
struct node { struct node *next; int v; };
BEGIN
{
	p = (struct node *)0x1000;
	printf("%x %d\n", (uint64_t)(p + 1), sizeof (*p));
	exit(0);
}
