/* test: trunc() to 0 removes all keys
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["a"] = sum(3);
	trunc(@, 0);
	printa("%s %@d\n", @);
	printf("end\n");
	exit(0);
}
