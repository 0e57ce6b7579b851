/* test: the value of a return
 * options: -q -c 'sysloop 7 getppid'
 * needs: bpf btf
 * vm: yes
 * match: ^n=7 same=7$
 */
syscall::getppid:return
/pid == $target/
{
	n++;
	same += arg0 == ppid && arg1 == ppid && args[1] == ppid;
}

END
{
	printf("n=%d same=%d\n", n, same);
}
