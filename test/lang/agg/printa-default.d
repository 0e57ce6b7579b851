/* test: printa() without a format
 * options: -q
 * needs: bpf
 */
BEGIN
{
	@["k"] = sum(1);
	printa(@);
	exit(0);
}
