/* test: printa() gives its text and the rows
 * options: -q --json
 * needs: bpf
 * match: "data":\[\{"action":"printa","text":"1: 2\\n","aggregations":\[\{"name":"a","function":"sum","rows":\[\{"keys":\[1\],"value":2\}\]\}\]\},
 */
BEGIN
{
	@a[1] = sum(2);
	printa("%d: %@d\n", @a);
	exit(0);
}
