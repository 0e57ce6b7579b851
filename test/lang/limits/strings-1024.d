/* test: string operations with strsize=1024
 * options: -q -x strsize=1024
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	a = "0123456789";
	a = strjoin(a, a);
	a = strjoin(a, a);
	a = strjoin(a, a);
	a = strjoin(a, a);
	a = strjoin(a, a);
	a = strjoin(a, a);
	a = strjoin(a, a);
	printf("%d %d %d %s\n", strlen(a), index(a, "90"), rindex(a, "90"), substr(a, -5));
	b[a] = 3;
	@[a] = count();
	printf("%d %d\n", b[a], a == strjoin(a, ""));
	trunc(@);
	exit(0);
}
