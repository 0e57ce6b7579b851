/* test: #pragma D option destructive allows it too
 * options: -q
 * needs: bpf
 * vm: yes
 */
#pragma D option destructive
BEGIN
{
	system("echo run");
	exit(0);
}
