/* test: a predicate that compares a string variable
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	mode = "fast";
}
BEGIN
/mode == "slow"/
{
	printf("slow\n");
}
BEGIN
/mode == "fast"/
{
	printf("fast\n");
	exit(0);
}
