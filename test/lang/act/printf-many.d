/* test: twenty arguments
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d %d %d %d %d %d %d %d %d %d %s %s %d %d %d %d %d %d %d %d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "a", "b", 13, 14, 15, 16, 17, 18, 19, 20);
	exit(0);
}
