/* test: buckets of distributions are numbers with bounds
 * options: -q --json
 * needs: bpf
 * match: "name":"q","function":"quantize","rows":\[\{"keys":\[\],"buckets":\[\{"min":-7,"max":-4,"count":1\},\{"min":0,"max":0,"count":1\},\{"min":8,"max":15,"count":2\}\]\}\]
 * match: "name":"l","function":"lquantize","rows":\[\{"keys":\[\],"buckets":\[\{"min":null,"max":-1,"count":1\},\{"min":10,"max":14,"count":1\},\{"min":100,"max":null,"count":1\}\]\}\]
 * match: "name":"ll","function":"llquantize","rows":\[\{"keys":\[\],"buckets":\[\{"min":100,"max":199,"count":1\}\]\}\]
 */
BEGIN
{
	@q = quantize(9);
	@q = quantize(10);
	@q = quantize(0);
	@q = quantize(-5);
	@l = lquantize(-5, 0, 100, 5);
	@l = lquantize(12, 0, 100, 5);
	@l = lquantize(100, 0, 100, 5);
	@ll = llquantize(150, 10, 0, 3, 10);
	exit(0);
}
