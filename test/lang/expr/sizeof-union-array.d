/* test: sizeof of unions and arrays
 * options: -q
 * needs: bpf
 */
union u { char a[5]; short b; };
typedef int row[7];
BEGIN
{
	printf("%d %d\n", sizeof (union u), sizeof (row));
	exit(0);
}
