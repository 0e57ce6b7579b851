/* test: %% in a command
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	system("echo 100%%");
	exit(0);
}
