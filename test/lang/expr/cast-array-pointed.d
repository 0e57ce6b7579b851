/* test: an array behind a pointer cast to a pointer to another type
 * options: -q
 * needs: bpf
 */
struct pair {
	int first;
	uint8_t bytes[8];
};
BEGIN
{
	this->p = (struct pair *)alloca(sizeof (struct pair));
	this->p->bytes[0] = 1;
	this->p->bytes[4] = 2;
	printf("%d %d\n", *(uint32_t *)this->p->bytes & 255, ((uint32_t *)this->p->bytes)[1] & 255);
	exit(0);
}
