/* test: cleanpath() at the ends of paths, and names that begin with dots
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", cleanpath(""));
	printf("[%s]\n", cleanpath("/"));
	printf("[%s]\n", cleanpath("//"));
	printf("[%s]\n", cleanpath("/./"));
	printf("[%s]\n", cleanpath("./"));
	printf("[%s]\n", cleanpath("/foo/bar/baz/."));
	printf("[%s]\n", cleanpath("/a/b/.."));
	printf("[%s]\n", cleanpath("/a/..b/..."));
	printf("[%s]\n", cleanpath("/foo/bar/baz/../../bop/bang/../../bar/baz/"));
	printf("[%s]\n", cleanpath("../a/../b"));
	exit(0);
}
