/* test: a predicate on a thread-local string that was never assigned is false, not a fault
 * options: -q
 * needs: bpf
 * err: none
 * vm: yes
 */
self string s;
BEGIN
/self->s == "wanted"/
{
	printf("no\n");
}
BEGIN
{
	printf("yes\n");
	exit(0);
}
