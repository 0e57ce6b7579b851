/* test: dirname() and basename() take results of each other and of other functions
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "/usr/bin/ls";
	printf("[%s]\n", basename(dirname("/a/b/c")));
	printf("[%s]\n", dirname(dirname("/a/b/c")));
	printf("[%s]\n", strjoin(dirname(s), basename(s)));
	exit(0);
}
