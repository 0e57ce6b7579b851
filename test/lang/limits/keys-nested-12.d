/* test: elements as keys, twelve deep
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	a[1] = 2; a[2] = 3; a[3] = 4; a[4] = 5; a[5] = 6;
	a[6] = 7; a[7] = 8; a[8] = 9; a[9] = 1;
	printf("%d\n", a[a[a[a[a[a[a[a[a[a[a[a[1]]]]]]]]]]]]);
	exit(0);
}
