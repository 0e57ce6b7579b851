/* test: an extern declaration names a variable's type
 * options: -q
 * needs: bpf
 */
extern int counter;
int counter;
BEGIN
{
	counter = 4;
	printf("%d\n", counter);
	exit(0);
}
