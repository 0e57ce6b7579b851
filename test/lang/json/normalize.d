/* test: normalized values are divided, and the divisor is told
 * options: -q --json
 * needs: bpf
 * match: "name":"a","function":"sum","normalization":10,"rows":\[\{"keys":\[\],"value":2\}\]
 */
BEGIN
{
	@a = sum(25);
	normalize(@a, 10);
	exit(0);
}
