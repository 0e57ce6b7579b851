/* test: the address of an array element
 * options: -q
 * needs: bpf
 * vm: yes
 */
int a[4];

BEGIN
{
	a[1] = 0x44434241;
	tracemem(&a[1], 8);
	exit(0);
}
