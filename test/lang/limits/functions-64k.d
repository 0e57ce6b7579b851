/* test: all functions that go through strings, with strsize=64k
 * options: -q -x strsize=64k
 * needs: bpf kernel>=5.17
 * timeout: 120
 * vm: yes
 */
BEGIN
{
	s = "/usr/./share/../Lib/a.Out 0x1f";
	printf("%s|%s|%s\n", basename(s), dirname(s), cleanpath(s));
	printf("%s|%s\n", toupper(s), tolower(s));
	printf("%d %d %d\n", strtoll("  -42x"), strtoll(substr(s, 26), 16), strlen(s));
	printf("%d %d %d\n", index(s, "a"), rindex(s, "a"), index(s, "zz"));
	printf("%s|%s|%s\n", strstr(s, "../"), strchr(s, 's'), strrchr(s, 's'));
	printf("%s|%s|%s\n", strtok(s, "/"), strtok(NULL, "/."), strtok(NULL, "/"));
	printf("%s|%d\n", json("{\"a\": [1, {\"b\": \"c\"}]}", "a[1].b"), strcontains(s, "Lib"));
	printf("%d%d%d%d\n", s < "/usr", s > "/usr", s == strjoin(s, ""), s != strjoin(s, "x"));
	exit(0);
}
