/* test: uregs[] has the registers of user space
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	this->i = 19;
	printf("%d\n", uregs[19] == uregs[this->i] && (uregs[19] & 7) == 0 && uregs[19] > 4096);
}
BEGIN
{
	this->i = 99;
	trace(uregs[this->i]);
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
