/* test: a pointer to a function can be declared
 * options: -q
 * needs: bpf
 */
typedef int (*callback_t)(void *, int);
struct ops { callback_t one; int (*two)(char *); };
BEGIN
{
	printf("%d %d\n", sizeof (struct ops), offsetof (struct ops, two));
	exit(0);
}
