/* test: alloca() gives memory that can be written and read as any type
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->p = (int *)alloca(16);
	*this->p = 7;
	this->p[1] = -3;
	this->p[3] = this->p[0] + this->p[1];
	this->p[3]++;
	printf("%d %d %d\n", *this->p, this->p[1], this->p[3]);
	this->c = (char *)alloca(4);
	this->c[0] = 'h';
	this->c[1] = 'i';
	this->c[2] = 0;
	printf("%s %d\n", stringof(this->c), this->p[0]);
	exit(0);
}
