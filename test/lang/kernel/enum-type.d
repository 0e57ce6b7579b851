/* test: an enumerator of the kernel
 * options: -q
 * needs: bpf btf
 */
BEGIN
{
	printf("%d %d\n", (int)PIDTYPE_TGID, (enum pid_type)0 == PIDTYPE_PID);
	exit(0);
}
