/* test: basename() of paths with and without directories, and of slashes
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", basename("/usr/lib/a.so"));
	printf("[%s]\n", basename("/usr/"));
	printf("[%s]\n", basename("/"));
	printf("[%s]\n", basename("usr"));
	printf("[%s]\n", basename(""));
	printf("[%s]\n", basename("//a//b//"));
	printf("[%s]\n", basename("a/b"));
	printf("[%s]\n", basename("///"));
	exit(0);
}
