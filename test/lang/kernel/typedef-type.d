/* test: kernel typedefs
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	x = (pid_t)-5;
	y = (u8)300;
	printf("%d %d %d\n", x, y, sizeof (gfp_t));
	exit(0);
}
