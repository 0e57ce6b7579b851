/* test: kprobe: typed arguments are the raw ones with types
 * options: -x fbtimpl=kprobe -q -c 'sysloop 7 read'
 * needs: kprobe
 * match: ^n=7 same=7 size=8$
 */
fbt::vfs_read:entry
/pid == $target && args[2] == 0/
{
	n++;
	same += (uint64_t)args[0] == arg0 && (uint64_t)args[1] == arg1 && args[1] == 0 && (uint64_t)args[3] == arg3;
	size = sizeof(args[2]);
}

END
{
	printf("n=%d same=%d size=%d\n", n, same, size);
}
