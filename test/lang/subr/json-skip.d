/* test: json() passes over what it does not look for, as strings with brackets and keys of other objects
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", json("{\"b\":{\"a\":3},\"a\":4}", "a"));
	printf("[%s]\n", json("{\"x\":\"}\\\"]\",\"a\":5}", "a"));
	printf("[%s]\n", json("{\"aa\":1,\"a\":2,\"ab\":3}", "a"));
	printf("[%s]\n", json("{\"a\":1,\"aa\":2}", "aa"));
	printf("[%s]\n", json("{\"x\":[{\"a\":1},[2]],\"a\":6}", "a"));
	exit(0);
}
