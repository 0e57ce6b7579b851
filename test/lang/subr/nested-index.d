/* test: functions as arguments of each other
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "key=value";
	printf("%s %s\n", substr(s, index(s, "=") + 1), substr(s, 0, index(s, "=")));
	exit(0);
}
