/* test: arg0 is the kernel's program counter, arg1 the user's; one of them is 0
 * options: -q
 * needs: bpf
 * run: sysloop 100000000
 * options: -s @D @PID
 * match: ^both 0$
 * match: ^user 1$
 */
profile-997
/pid == $1 && arg0 != 0 && arg1 != 0/
{
	both++;
}

profile-997
/pid == $1 && arg0 == 0 && arg1 != 0/
{
	user = 1;
}

tick-500ms
{
	printf("both %d\nuser %d\n", both, user);
	exit(0);
}
