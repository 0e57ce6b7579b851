/* test: $uid, $euid, $gid and $egid
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d\n", $euid == $uid, $egid == $gid);
	exit(0);
}
