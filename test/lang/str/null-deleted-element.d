/* test: an element that was deleted is NULL again
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a["k"] = "v";
	a["k"] = NULL;
	printf("%d\n", a["k"] == NULL);
	exit(0);
}
