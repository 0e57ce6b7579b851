/* test: inline of a string
 * options: -q
 * needs: bpf
 */
inline string NAME = "text";
BEGIN
{
	printf("%s %d\n", NAME, NAME == "text");
	exit(0);
}
