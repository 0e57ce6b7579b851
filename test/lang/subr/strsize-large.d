/* test: functions that go through strings byte by byte, with a large strsize
 * options: -q -x strsize=1024
 * needs: bpf
 * timeout: 120
 */
BEGIN
{
	s = "/a/ 12";
	printf("%s|%s|%s|%d\n", basename(s), dirname(s), toupper(s), strtoll(substr(s, 3)));
	printf("%s|%s\n", strtok(s, "/"), json("{\"k\": 1}", "k"));
	exit(0);
}
