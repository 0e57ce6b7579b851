/* test: ten string keys in an associative array and an aggregation
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	k = "key";
	a[k, execname, "lit", k, execname, "lit", k, execname, "lit", k] = 5;
	@[k, execname, "lit", k, execname, "lit", k, execname, "lit", k] = count();
	printf("%d\n", a[k, execname, "lit", k, execname, "lit", k, execname, "lit", k]);
	trunc(@);
	exit(0);
}
