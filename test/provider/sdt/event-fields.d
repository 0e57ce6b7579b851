/* test: arguments of an event that BTF does not know are its fields
 * options: -q -c 'sysloop 7 8'
 * needs: bpf tracefs
 * vm: yes
 * match: ^n=7 1$
 */
sdt:syscalls::sys_enter_lseek
/pid == $target/
{
	n++;
	whence += args[3] == 0;
}

END
{
	printf("n=%d %d\n", n, n == whence);
}
