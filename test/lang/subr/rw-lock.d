/* test: a rwlock_t that is free, read, read while a writer waits, written
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	this->s = (struct qrwlock *)alloca(sizeof (struct qrwlock));
	this->s->cnts.counter = 0;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	this->s->cnts.counter = 0x400;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	this->s->cnts.counter = 0x300;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	this->s->cnts.counter = 0xff;
	printf("%d %d %d\n", rw_read_held(this->s), rw_write_held(this->s), rw_iswriter(this->s));
	exit(0);
}
