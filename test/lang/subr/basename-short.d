/* test: basename() of short paths
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", basename("/a"));
	printf("[%s]\n", basename("a/"));
	printf("[%s]\n", basename("."));
	printf("[%s]\n", basename(".."));
	printf("[%s]\n", basename("/a/."));
	printf("[%s]\n", basename("/a//"));
	exit(0);
}
