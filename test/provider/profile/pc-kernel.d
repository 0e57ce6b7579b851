/* test: a clock that interrupts the kernel has its program counter
 * options: -q
 * needs: bpf
 * run: sysloop 100000000
 * vm: yes
 * match: ^1$
 */
profile-499
/arg0 != 0/
{
	n++;
	kernel += arg0 > 0xff00000000000000 && arg1 == 0;
}

tick-200ms
/n > 3/
{
	printf("%d\n", n == kernel);
	exit(0);
}
