/* test: kprobe: caller with entry and return of one function in use
 * options: -x fbtimpl=kprobe -q -c 'sysloop 7 8'
 * needs: kprobe kernel>=5.15
 * match: ^n=7 same=7$
 */
fbt::ksys_lseek:entry
/pid == $target/
{
	self->from = caller;
}

fbt::ksys_lseek:return
/self->from/
{
	n++;
	same += caller - self->from < 16;
	self->from = 0;
}

END
{
	printf("n=%d same=%d\n", n, same);
}
