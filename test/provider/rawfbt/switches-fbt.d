/* test: rawfbt makes fbt use kprobes, too
 * options: -v -q -c 'sysloop 7 read'
 * needs: kprobe
 * err: fbt: using kprobes for all 2 probes: rawfbt always uses kprobes
 * match: ^7 1$
 */
fbt::vfs_read:entry
/pid == $target && args[2] == 0/
{
	n++;
}

rawfbt::ksys_read:entry
/pid == $target/
{
	m++;
}

END
{
	printf("%d %d\n", n, m >= 7);
}
