/* test: && binds closer than ^^, ^^ closer than ||
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	o = 1;
	z = 0;
	printf("%d %d %d\n", o ^^ o || o, z && o ^^ o, o || o && z);
	exit(0);
}
