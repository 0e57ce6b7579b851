/* test: pexecname is the name of the parent
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", pexecname == stringof(curthread->real_parent->comm));
	exit(0);
}
