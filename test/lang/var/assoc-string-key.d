/* test: an associative array with string keys
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a["one"] = 1;
	a["two"] = 2;
	a["one more"] = 3;
	printf("%d %d %d %d\n", a["one"], a["two"], a["one more"], a["on"]);
	exit(0);
}
