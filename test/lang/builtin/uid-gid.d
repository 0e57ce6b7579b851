/* test: uid and gid
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d\n", uid == $uid, gid == $gid);
	exit(0);
}
