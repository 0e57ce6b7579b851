/* test: if compares strings
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	s = "abc";
	if (s == "abd")
		printf("1");
	else if (s == "abc")
		printf("2");
	if (s < "abd" && execname != "x")
		printf("3");
	printf("\n");
	exit(0);
}
