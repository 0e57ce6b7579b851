/* test: a value is cut to the type of a clause-local variable
 * options: -q
 * needs: bpf
 * vm: yes
 */
this int8_t a; this uint16_t b; this int32_t c;
BEGIN
{
	this->a = 300; this->b = -1; this->c = 0x123456789;
	printf("%d %d %x\n", this->a, this->b, this->c);
	exit(0);
}
