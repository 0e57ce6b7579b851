/* test: the kind of a fault by name
 * options: -q
 * needs: bpf btf
 * err: invalid address
 * vm: yes
 */
BEGIN
{
	x = *(int *)8;
}

ERROR
{
	printf("%d\n", arg4 == DTRACEFLT_BADADDR);
	exit(0);
}
