/* test: the rest of the clause runs after exit(), other clauses do not
 * options: -q
 * needs: bpf
 * vm: yes
 * exit: 3
 */
BEGIN
{
	exit(3);
	printf("rest\n");
	exit(4);
}

BEGIN
{
	printf("not shown\n");
}

END
{
	printf("end\n");
}
