/* test: tid is the thread; that of a main thread is its process
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", tid == pid);
	exit(0);
}
