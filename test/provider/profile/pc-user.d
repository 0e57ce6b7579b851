/* test: a clock that interrupts a process has its program counter
 * options: -q -s @D @PID
 * needs: bpf
 * run: sysloop 100000000
 * vm: yes
 * match: ^1$
 */
profile-499
/pid == $1 && arg1 != 0/
{
	n++;
	user += arg1 < 0x800000000000 && arg0 == 0;
}

tick-200ms
/n > 3/
{
	printf("%d\n", n == user);
	exit(0);
}
