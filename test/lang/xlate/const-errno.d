/* test: error numbers
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", EPERM == 1);
	printf("%d\n", ENOENT == 2);
	printf("%d\n", EINTR == 4);
	printf("%d\n", EAGAIN == 11);
	printf("%d\n", EWOULDBLOCK == EAGAIN);
	printf("%d\n", EINVAL == 22);
	printf("%d\n", ENOSYS == 38);
	printf("%d\n", EADDRINUSE == 98);
	printf("%d\n", ETIMEDOUT == 110);
	printf("%d\n", EHWPOISON == 133);
	exit(0);
}
