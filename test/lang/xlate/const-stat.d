/* test: types and permissions of files
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", S_IFMT == 0170000);
	printf("%d\n", S_IFREG == 0100000);
	printf("%d\n", S_IFDIR == 0040000);
	printf("%d\n", S_IRWXU == 0700);
	printf("%d\n", S_IXOTH == 1);
	printf("%d\n", S_ISUID == 04000);
	printf("%d\n", SEEK_END == 2);
	printf("%d\n", AT_FDCWD == -100);
	printf("%d\n", R_OK == 4);
	exit(0);
}
