/* test: errno compared with a constant
 * options: -q -c 'cat /nosuchfile'
 * needs: bpf btf
 * vm: yes
 */
syscall::openat:return
/pid == $target && errno == ENOENT/
{
	printf("%d\n", errno == ENOENT && errno != EACCES);
	exit(0);
}
