/* test: sixty records in one clause
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	printf("%d", 0); printf("%d", 1); printf("%d", 2); printf("%d", 3);
	printf("%d", 4); printf("%d", 5); printf("%d", 6); printf("%d", 7);
	printf("%d", 8); printf("%d", 9); printf("%d", 0); printf("%d", 1);
	printf("%d", 2); printf("%d", 3); printf("%d", 4); printf("%d", 5);
	printf("%d", 6); printf("%d", 7); printf("%d", 8); printf("%d", 9);
	printf("%d", 0); printf("%d", 1); printf("%d", 2); printf("%d", 3);
	printf("%d", 4); printf("%d", 5); printf("%d", 6); printf("%d", 7);
	printf("%d", 8); printf("%d", 9); printf("%d", 0); printf("%d", 1);
	printf("%d", 2); printf("%d", 3); printf("%d", 4); printf("%d", 5);
	printf("%d", 6); printf("%d", 7); printf("%d", 8); printf("%d", 9);
	printf("%d", 0); printf("%d", 1); printf("%d", 2); printf("%d", 3);
	printf("%d", 4); printf("%d", 5); printf("%d", 6); printf("%d", 7);
	printf("%d", 8); printf("%d", 9); printf("%d", 0); printf("%d", 1);
	printf("%d", 2); printf("%d", 3); printf("%d", 4); printf("%d", 5);
	printf("%d", 6); printf("%d", 7); printf("%d", 8); printf("%d", 9);
	printf("\n");
	exit(0);
}
