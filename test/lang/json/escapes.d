/* test: text in JSON is escaped, and valid UTF-8
 * options: -q --json
 * needs: bpf
 * match: "value":"q\\" b\\\\ t\\t n\\n c\\u0001 bad� good€"
 */
BEGIN
{
	trace("q\" b\\ t\t n\n c\1 bad\xff good\xe2\x82\xac");
	exit(0);
}
