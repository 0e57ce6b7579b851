/* test: progenyof() counts the process itself and its ancestors
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("[%d]\n", progenyof($pid));
	printf("[%d]\n", progenyof(1));
	printf("[%d]\n", progenyof($ppid));
	printf("[%d]\n", progenyof(-1));
	printf("[%d]\n", progenyof(2));
	exit(0);
}
