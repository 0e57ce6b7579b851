/* test: stackdepth counts the frames that stack() shows
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", stackdepth > 0 && stackdepth < 200);
	exit(0);
}
