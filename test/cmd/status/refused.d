/* test: without privileges: one line, status 1
 * options: -q
 * exit: 1
 * err: ^trace: .*CAP_BPF
 * unprivileged: yes
 * out: none
 */
BEGIN
{
	exit(0);
}
