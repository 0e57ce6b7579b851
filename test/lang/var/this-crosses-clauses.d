/* test: a clause-local variable lives through all clauses of one firing
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->a = 42;
	this->s = "text";
}
BEGIN
{
	printf("%d %s\n", this->a, this->s);
	exit(0);
}
