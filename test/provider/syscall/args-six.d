/* test: six arguments of a call
 * options: -q -c 'sysloop 7 read'
 * needs: bpf tracefs
 * vm: yes
 * match: ^some 1, all 1$
 */
syscall::mmap:entry
/pid == $target && (int)args[4] == -1/
{
	n++;
	same += args[0] == arg0 && args[1] == arg1 && args[2] == arg2 && args[3] == arg3 && (int)args[4] == (int)arg4 &&
	    args[5] == arg5;
}

END
{
	printf("some %d, all %d\n", n > 0, n == same);
}
