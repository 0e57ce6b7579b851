/* test: offsetof of members, also behind padding
 * options: -q
 * needs: bpf
 */
struct s { char a; int64_t b; short c; };
BEGIN
{
	printf("%d %d %d\n", offsetof (struct s, a), offsetof (struct s, b), offsetof (struct s, c));
	exit(0);
}
