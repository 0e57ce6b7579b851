/* test: a limit that is negative or above the size is none
 * options: -q
 * needs: bpf
 * vm: yes
 */
char a[32];

BEGIN
{
	a[0] = 'A';
	a[31] = 'Z';
	this->n = -1;
	tracemem(a, 32, this->n);
	this->n = 33;
	tracemem(a, 32, this->n);
	this->n = 32;
	tracemem(a, 32, this->n);
	exit(0);
}
