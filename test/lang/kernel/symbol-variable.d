/* test: a kernel variable by backquote
 * options: -q
 * needs: kdata
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", `jiffies > 0, vmlinux`jiffies > 0);
	exit(0);
}
