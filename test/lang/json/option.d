/* test: --json is -x oformat=json
 * options: -q --json
 * needs: bpf
 * match: ^\{"type":"exit","status":0\}$
 */
BEGIN
{
	exit(0);
}
