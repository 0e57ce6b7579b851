/* test: more clause-local variables than registers
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->a = 1; this->b = 2; this->c = 3; this->d = 4; this->e = 5; this->f = 6; this->g = 7; this->h = 8;
	this->i = 9; this->j = 10; this->k = 11; this->l = 12; this->m = 13; this->n = 14; this->o = 15; this->p = 16;
	this->q = 17; this->r = 18; this->s = 19; this->t = 20;
	printf("%d\n", this->a + this->b + this->c + this->d + this->e + this->f + this->g + this->h + this->i + this->j +
	    this->k + this->l + this->m + this->n + this->o + this->p + this->q + this->r + this->s + this->t);
	exit(0);
}
