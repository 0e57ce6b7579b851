/* test: a predicate of thirty conditions
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
self int never;
BEGIN
/pid > 0 &&
 execname != "x7" &&
 timestamp > 7 &&
 cpu >= 0 &&
 self->never != 7 &&
 pid > 0 &&
 execname != "x7" &&
 timestamp > 7 &&
 cpu >= 0 &&
 self->never != 7 &&
 pid > 0 &&
 execname != "x7" &&
 timestamp > 7 &&
 cpu >= 0 &&
 self->never != 7 &&
 pid > 0 &&
 execname != "x7" &&
 timestamp > 7 &&
 cpu >= 0 &&
 self->never != 7 &&
 pid > 0 &&
 execname != "x7" &&
 timestamp > 7 &&
 cpu >= 0 &&
 self->never != 7 &&
 pid > 0 &&
 execname != "x7" &&
 timestamp > 7 &&
 cpu >= 0 &&
 self->never != 7/
{
	printf("yes\n");
	exit(0);
}
