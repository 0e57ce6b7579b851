/* test: a file that cannot be opened
 * options: -q -w
 * needs: bpf
 * vm: yes
 * err: freopen\(\): cannot open "/no/such/folder/file": No such file or directory
 */
BEGIN
{
	printf("one\n");
	freopen("/no/such/folder/file");
	printf("two\n");
	exit(0);
}
