/* test: octal and hexadecimal escapes in string literals
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a = "\101\x42\60";
	printf("%s %d %d\n", a, strlen(a), a == "AB0");
	exit(0);
}
