/* test: conditions eight deep
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1;
	if (a) { if (a) { if (a) { if (a) { if (a) { if (a) { if (a) { if (a) { printf("deep\n"); } } } } } } } }
	exit(0);
}
