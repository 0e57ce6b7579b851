/* test: fprobe: every entry has its return, in this order
 * options: -x fbtimpl=fprobe -q -c 'sysloop 7 8'
 * needs: kprobe fprobe
 * match: ^seven 1, same 1, bad 0$
 */
fbt::ksys_lseek:entry
/pid == $target/
{
	entries++;
	bad += self->in;
	self->in = 1;
}

fbt::ksys_lseek:return
/pid == $target/
{
	returns++;
	bad += !self->in;
	self->in = 0;
}

END
{
	printf("seven %d, same %d, bad %d\n", entries >= 7, entries == returns, bad);
}
