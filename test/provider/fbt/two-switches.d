/* test: a program of many probes goes to kprobes as a whole
 * options: -v -q -c 'sysloop 7 read'
 * needs: kprobe kernel>=6.1
 * err: fbt: using kprobes for all 4 probes: finish_task_switch.isra.0 has no BTF prototype
 * match: ^1 1$
 */
fbt::vfs_read:entry, fbt::vfs_write:entry, fbt::vfs_read:return
/pid == $target/
{
	n++;
}

fbt::finish_task_switch:return
{
	m++;
}

END
{
	printf("%d %d\n", n >= 15, m > 0);
}
