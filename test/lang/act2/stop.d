/* test: stop() stops the process; it goes on with SIGCONT
 * options: -q -w -c 'sh -c "echo written >&2"'
 * needs: bpf
 * vm: yes
 * err: written
 */
syscall::write:entry
/pid == $target && !n/
{
	n = 1;
	p = pid;
	stop();
}

tick-50ms
/n == 1/
{
	n = 2;
	printf("stopped\n");
	system("kill -CONT %d", p);
}
