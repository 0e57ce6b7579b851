/* test: vtimestamp stands still while the thread sleeps
 * options: -q
 * needs: bpf
 * needs: btf
 */
BEGIN
{
	t = timestamp;
	v = vtimestamp;
}
tick-500ms
{
	exit(0);
}
END
{
	t = timestamp - t;
	v = vtimestamp - v;
	printf("%d %d\n", v > 0, v < t / 2);
}
