/* test: the parts of the probe's name
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("[%s][%s][%s][%s]\n", probeprov, probemod, probefunc, probename);
	exit(0);
}
