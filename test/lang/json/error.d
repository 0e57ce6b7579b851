/* test: a fault is an object with line and column
 * options: -q --json
 * needs: bpf
 * match: ^\{"type":"error",.*"name":"BEGIN","action":2,"fault":"invalid address","number":1,"value":"0x8","file":"[^"]*error.d","line":12,"column":8,"message":"error on enabled probe ID 1 .*"\}$
 * err: none
 */
int n;

BEGIN
{
	n = 1;
	trace(*(int *)8);
}

BEGIN
{
	exit(0);
}
