/* test: … or the status that the caller asks for
 * options: -q
 * exit: 79
 * err: ^trace: .*CAP_BPF
 * unprivileged: yes
 * env: TRACE_REFUSED_STATUS=79
 * out: none
 */
BEGIN
{
	exit(0);
}
