/* test: a string element as the key of another
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	name[1] = "alpha";
	value["alpha"] = 3;
	value[name[1]] += 4;
	printf("%d\n", value[name[1]]);
	exit(0);
}
