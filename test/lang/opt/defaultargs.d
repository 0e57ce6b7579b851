/* test: defaultargs makes missing macro arguments 0 and ""
 * options: -q
 * needs: bpf
 */
#pragma D option defaultargs
BEGIN
{
	printf("[%d][%s]\n", $1, $$2);
	exit(0);
}
