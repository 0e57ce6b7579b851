/* test: octal and hexadecimal escapes in character constants
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("%d %d %d\n", '\101', '\x41', '\7');
	exit(0);
}
