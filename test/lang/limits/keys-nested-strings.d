/* test: strings from elements as keys, assigned and compared
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	n["a"] = "b"; n["b"] = "c"; n["c"] = "d";
	n[n["a"]] = n[n[n["a"]]];
	printf("%s %s %d\n", n["b"], n[n["a"]], n[n["a"]] == n["c"]);
	exit(0);
}
