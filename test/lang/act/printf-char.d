/* test: %c
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%c%c%c\n", 'a', 98, 0x63);
	exit(0);
}
