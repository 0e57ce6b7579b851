/* test: two clause lists keep program order on the probe they share
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf
 * vm: yes
 * match: ^123$
 */
syscall::getpp*:entry
/pid == $target && !done/
{
	this->s = "1";
}

syscall::getppid:entry, syscall::gettid:entry
/pid == $target && !done/
{
	this->s = strjoin(this->s, "2");
}

syscall:::entry
/pid == $target && probefunc == "getppid" && !done/
{
	printf("%s3\n", this->s);
	done = 1;
}
