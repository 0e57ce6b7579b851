/* test: trunc() removes all keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@["a"] = count();
	trunc(@);
	printa("%s %@d\n", @);
	printf("end\n");
	exit(0);
}
