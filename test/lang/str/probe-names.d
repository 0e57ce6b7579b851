/* test: probeprov, probemod, probefunc and probename compare with literals
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	printf("%d %d %d %d\n", probeprov == "dtrace", probemod == "", probefunc == "", probename == "BEGIN");
	printf("%d %d\n", probename == "BEGI", probeprov != "dtrace");
	exit(0);
}
