/* test: json() takes members of objects by their path
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s]\n", json("{\"name\": \"Joe\", \"n\": -1.5e3, \"ok\":true}", "name"));
	printf("[%s]\n", json("{\"name\": \"Joe\", \"n\": -1.5e3, \"ok\":true}", "n"));
	printf("[%s]\n", json("{\"name\": \"Joe\", \"n\": -1.5e3, \"ok\":true}", "ok"));
	printf("[%s]\n", json(" { \"o\" : { \"p\" : { \"q\" : 7 } } } ", "o.p.q"));
	printf("[%s]\n", json("{\"o\":{\"p\":{\"q\":7}}}", "o.p"));
	exit(0);
}
