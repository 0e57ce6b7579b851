/* test: a kernel variable without a type through a cast of its address
 * options: -q
 * needs: kdata
 * match: ^Linux version
 * vm: yes
 */
BEGIN
{
	printf("%s\n", stringof((char *)&`linux_banner));
	exit(0);
}
