/* test: a number that is no open file
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", fds[9999].fi_name == "<none>");
	printf("%d\n", fds[9999].fi_pathname == "<none>");
	printf("%d\n", fds[9999].fi_dirname == "<none>");
	printf("%d\n", fds[9999].fi_fs == "<none>");
	printf("%d\n", fds[9999].fi_mount == "<none>");
	printf("%d\n", fds[9999].fi_offset == 0);
	printf("%d\n", fds[9999].fi_oflags == 0);
	printf("%d\n", fds[-1].fi_name == "<none>");
	printf("%d\n", fds[1 << 30].fi_name == "<none>");
	printf("%d\n", fds[-1 << 31].fi_offset == 0);
	exit(0);
}
