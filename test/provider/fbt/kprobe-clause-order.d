/* test: kprobe: clauses of one probe run in program order
 * options: -x fbtimpl=kprobe -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^abc$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0 && !done/
{
	this->s = "a";
}

fbt::vfs_read:entry
/pid == $target && arg2 == 0 && !done/
{
	this->s = strjoin(this->s, "b");
}

fbt::vfs_rea[d]:entry
/pid == $target && arg2 == 0 && !done/
{
	printf("%sc\n", this->s);
	done = 1;
}
