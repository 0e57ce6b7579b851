/* test: a clock sees the process that runs
 * options: -q -s @D @PID
 * needs: bpf
 * run: sysloop 100000000
 * alone: yes
 * vm: yes
 * match: ^1$
 */
profile-499
/execname == "sysloop"/
{
	n++;
	same += pid == $1;
}

tick-200ms
/n > 3/
{
	printf("%d\n", n == same);
	exit(0);
}
