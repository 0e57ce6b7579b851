/* test: remainder by a variable that is 0
 * options: -q
 * needs: bpf
 * err: divide-by-zero in action #1
 */
BEGIN
{
	b = 1 % (pid - pid);
	exit(0);
}
ERROR { printf("%d %d\n", arg4, arg5); exit(0); }
