/* test: strrchr() gives the rest from the last such character
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "path/to/file";
	printf("%s %d\n", strrchr(s, '/'), strrchr(s, 'z') == NULL);
	exit(0);
}
