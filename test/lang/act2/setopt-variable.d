/* test: names and values may be computed
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^ +0: 61 62 00 
 */
BEGIN
{
	name = strjoin("rawb", "ytes");
	setopt(name, lltostr(1));
	trace("ab");
	exit(0);
}
