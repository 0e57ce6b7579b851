/* test: an expression without effect is a statement
 * options: -q
 * needs: bpf
 */
BEGIN
{
	1 + 2;
	pid;
	"text";
	printf("ok\n");
	exit(0);
}
