/* test: == at lengths around eight
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	a = "1234567";
	b = "12345678";
	c = "123456789";
	printf("%d%d%d ", a == "1234567", a == "12345678", a == "123456789");
	printf("%d%d%d ", b == "1234567", b == "12345678", b == "123456789");
	printf("%d%d%d\n", c == "1234567", c == "12345678", c == "123456789");
	exit(0);
}
