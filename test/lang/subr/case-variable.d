/* test: tolower() and toupper() leave their argument as it is
 * options: -q
 * needs: bpf
 */
BEGIN
{
	s = "MiXed";
	printf("[%s]\n", tolower(s));
	printf("[%s]\n", toupper(s));
	printf("[%s]\n", s);
	printf("[%s]\n", strjoin(toupper(s), tolower(s)));
	exit(0);
}
