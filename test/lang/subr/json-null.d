/* test: json() is NULL where the path leads nowhere, and for what is not JSON
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d\n", json("{\"a\":1}", "b") == NULL);
	printf("%d\n", json("{\"a\":1}", "a.b") == NULL);
	printf("%d\n", json("{\"a\":[1,2],\"c\":3}", "a[2]") == NULL);
	printf("%d\n", json("{\"a\":\"x\"}", "a[0]") == NULL);
	printf("%d\n", json("", "a") == NULL);
	printf("%d\n", json("{\"b\": tru", "b") == NULL);
	printf("%d\n", json("{\"b\": truex}", "b") == NULL);
	printf("%d\n", json("{b:1}", "b") == NULL);
	printf("%d\n", json("7", "a") == NULL);
	printf("%d\n", json("{\"a\" 1}", "a") == NULL);
	exit(0);
}
