/* test: json() takes elements of arrays by their index
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", json("[10, 20,30]", "[1]"));
	printf("[%s]\n", json("[[1,2],[3,4]]", "[1][0]"));
	printf("[%s]\n", json("{\"a\":[{\"k\":\"v]\"},null]}", "a[0].k"));
	printf("[%s]\n", json("{\"a\":[{\"k\":\"v]\"},null]}", "a[1]"));
	printf("[%s]\n", json("{\"a\":[1,2]}", "a"));
	exit(0);
}
