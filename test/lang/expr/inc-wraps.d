/* test: ++ and -- wrap in the type of the variable
 * options: -q
 * needs: bpf
 * vm: yes
 */
int8_t a;
uint8_t b;
BEGIN
{
	a = 127;
	b = 0;
	a++;
	b--;
	printf("%d %d\n", a, b);
	exit(0);
}
