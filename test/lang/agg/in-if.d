/* test: aggregations within if and else
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = 1;
	if (a) {
		@["then"] = count();
	} else {
		@["else"] = count();
	}
	if (!a)
		@["never"] = count();
	printa("%s %@d\n", @);
	exit(0);
}
