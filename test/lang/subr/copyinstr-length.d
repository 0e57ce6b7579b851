/* test: copyinstr() with a length that is computed
 * options: -q -c "touchfiles @TMP 1"
 * needs: tracefs
 * match: ^1 4 1 1$
 */
syscall::openat:entry
/pid == $target/
{
	this->n = 4;
	this->s = copyinstr(arg1, this->n);
	this->all = copyinstr(arg1, this->n * 1000);
	printf("%d %d %d %d\n", strlen(this->all) > 4, strlen(this->s), this->s == substr(this->all, 0, 4),
	    strlen(copyinstr(arg1, this->n - 3)));
}
