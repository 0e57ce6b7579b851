/* test: dirname() of short paths
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", dirname("/a"));
	printf("[%s]\n", dirname("a/"));
	printf("[%s]\n", dirname("."));
	printf("[%s]\n", dirname(".."));
	printf("[%s]\n", dirname("/a/."));
	printf("[%s]\n", dirname("/a//"));
	exit(0);
}
