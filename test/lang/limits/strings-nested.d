/* test: string functions nested twenty-three deep
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	printf("%s\n", strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin(strjoin("0",
	    "1"), "2"), "3"), "4"), "5"), "6"), "7"), "8"), "9"), "0"), "1"), "2"), "3"), "4"), "5"), "6"),
	    "7"), "8"), "9"), "0"), "1"), "2"), "3"));
	exit(0);
}
