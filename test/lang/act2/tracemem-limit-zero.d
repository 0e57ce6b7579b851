/* test: a limit of 0 shows the head alone
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	this->n = 0;
	tracemem(curthread, 32, this->n);
	exit(0);
}
