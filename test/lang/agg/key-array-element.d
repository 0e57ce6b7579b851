/* test: elements of associative arrays as keys
 * options: -q
 * needs: bpf
 */
BEGIN
{
	name[1] = "one";
	n["x"] = 8;
	@[name[1], n["x"]] = count();
	printa("%s %d %@d\n", @);
	exit(0);
}
