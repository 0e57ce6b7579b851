/* test: cleanpath() drops empty, . and .. components
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", cleanpath("/foo/bar/baz"));
	printf("[%s]\n", cleanpath("/foo/bar///baz/"));
	printf("[%s]\n", cleanpath("/foo/bar/baz//"));
	printf("[%s]\n", cleanpath("/foo/bar/baz/./"));
	printf("[%s]\n", cleanpath("/foo/bar/../../baz/.//"));
	printf("[%s]\n", cleanpath("foo/bar/./././././baz/"));
	printf("[%s]\n", cleanpath("/foo/bar/baz/../../../../../../"));
	printf("[%s]\n", cleanpath("/../../../"));
	exit(0);
}
