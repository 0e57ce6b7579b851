/* test: * takes width and precision from the arguments
 * options: -q
 * needs: bpf
 */
BEGIN
{
	w = 6;
	printf("[%*d][%-*d][%.*s][%*.*s]\n", w, 42, 4, 7, 2, "abc", 5, 1, "xyz");
	exit(0);
}
