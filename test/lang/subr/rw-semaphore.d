/* test: a rw_semaphore that is free, read, read while a writer waits, written
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	this->s = (struct rw_semaphore *)alloca(sizeof (struct rw_semaphore));
	this->s->count.counter = 0;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	this->s->count.counter = 0x200;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	this->s->count.counter = 0x102;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	this->s->count.counter = 1;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	exit(0);
}
