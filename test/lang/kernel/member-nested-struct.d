/* test: a member of a structure within a structure
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d\n", curthread->cred->uid.val == uid, curthread->se.load.weight > 0);
	exit(0);
}
