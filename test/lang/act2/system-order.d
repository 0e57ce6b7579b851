/* test: commands run in order
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	system("echo one");
	system("echo two");
}

BEGIN
{
	system("echo three");
	exit(0);
}

END
{
	system("echo end");
}
