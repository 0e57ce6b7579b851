/* test: root is the process's root directory
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%s\n", root);
	exit(0);
}
