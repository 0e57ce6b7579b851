/* test: dirname() of paths with and without directories, and of slashes
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", dirname("/usr/lib/a.so"));
	printf("[%s]\n", dirname("/usr/"));
	printf("[%s]\n", dirname("/"));
	printf("[%s]\n", dirname("usr"));
	printf("[%s]\n", dirname(""));
	printf("[%s]\n", dirname("//a//b//"));
	printf("[%s]\n", dirname("a/b"));
	printf("[%s]\n", dirname("///"));
	exit(0);
}
