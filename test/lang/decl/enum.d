/* test: enumerators are constants
 * options: -q
 * needs: bpf
 */
enum level { LOW = 1, MID, HIGH = MID * 5 };
BEGIN
{
	printf("%d %d %d\n", LOW, MID, HIGH);
	exit(0);
}
