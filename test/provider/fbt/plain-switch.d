/* test: a function that is not renamed needs no switch
 * options: -v -q -c 'sysloop 7 read'
 * needs: kprobe kernel<5.15
 * err: fbt:vmlinux:finish_task_switch:return: fprobe
 * match: ^1 1$
 */
fbt::vfs_read:entry
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
	printf("%d %d\n", n >= 7, m > 0);
}
