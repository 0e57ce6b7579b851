/* test: memory that one clause copied in is there for the next, whatever that needs scratch for
 * options: -q -c 'sh -c "echo 127.0.0.1 >/dev/null"'
 * needs: bpf tracefs
 */
syscall::write:entry
/pid == $target && arg2 == 10/
{
	this->s = (char *)copyin(arg1, arg2);
	this->a = (uint32_t *)alloca(8);
	*this->a = 0x0100007f;
	this->a[1] = 7;
}

syscall::write:entry
/pid == $target && arg2 == 10/
{
	this->t = strjoin(inet_ntoa(this->a), strjoin(".", lltostr(this->a[1])));
	printf("%s %d %c%c\n", this->t, this->a[1], this->s[0], this->s[8]);
	this->b = (uint32_t *)alloca(8);
	*this->b = 5;
	this->b[1] = 6;
}

syscall::write:entry
/pid == $target && arg2 == 10/
{
	this->u = substr(strjoin("some", "thing"), 2);
	this->s[9] = '\0';
	bcopy(this->a, this->b, 4);
	printf("%s %s %x %d\n", this->u, stringof(this->s), *this->b, this->b[1]);
}
