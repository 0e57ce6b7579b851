/* test: aggregations have typed keys and their values as numbers
 * options: -q --json
 * needs: bpf
 * match: ^\{"type":"aggregation","name":"a","function":"sum","rows":\[\{"keys":\["y",-1\],"value":2\},\{"keys":\["x",5\],"value":3\}\]\}$
 * match: ^\{"type":"aggregation","name":"_","function":"count","rows":\[\{"keys":\[\],"value":1\}\]\}$
 */
BEGIN
{
	@a["x", 5] = sum(3);
	@a["y", -1] = sum(2);
	@ = count();
	exit(0);
}
