/* test: & | ^ and ~
 * options: -q
 * needs: bpf
 * vm: yes
 */
int64_t a;
BEGIN
{
	a = 0xff00ff00ff00;
	printf("%x %x %x %x\n", a & 0xf0f0f0f0f0f0, a | 1, a ^ 0xffffffffffff, ~a);
	exit(0);
}
