/* test: strchr() gives the rest from the first such character
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "path/to/file";
	printf("%s %s %d\n", strchr(s, '/'), strchr(s, 'p'), strchr(s, 'z') == NULL);
	exit(0);
}
