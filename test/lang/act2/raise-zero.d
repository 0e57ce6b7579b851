/* test: signal 0 is none
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	raise(0);
	printf("alive\n");
	exit(0);
}
