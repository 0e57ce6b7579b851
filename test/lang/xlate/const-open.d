/* test: flags of open
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", O_RDONLY == 0);
	printf("%d\n", O_WRONLY == 1);
	printf("%d\n", O_RDWR == 2);
	printf("%d\n", O_CREAT == 0100);
	printf("%d\n", O_APPEND == 02000);
	printf("%d\n", O_NONBLOCK == 04000);
	printf("%d\n", O_CLOEXEC == 02000000);
	printf("%d\n", (O_TMPFILE & O_DIRECTORY) == O_DIRECTORY);
	printf("%d\n", O_SYNC == 04010000);
	exit(0);
}
