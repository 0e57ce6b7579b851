/* test: strtok() may be given other separators for each token
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]", strtok("a=1;b=2", "="));
	printf("[%s]", strtok(NULL, "=;"));
	printf("[%s]\n", strtok(NULL, ""));
	exit(0);
}
