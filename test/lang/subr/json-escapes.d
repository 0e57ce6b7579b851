/* test: strings of json() come out as they are written
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", json("{\"a\":\"x\\\"y\\\\\"}", "a"));
	printf("[%s]\n", json("{\"k\\\"\":\"v\"}", "k\\\""));
	exit(0);
}
