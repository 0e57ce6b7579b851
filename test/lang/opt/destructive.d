/* test: the option destructive allows destructive actions
 * options: -q
 * needs: bpf
 */
#pragma D option destructive

BEGIN
{
	system("echo here");
	exit(0);
}
