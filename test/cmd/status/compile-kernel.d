/* test: -e needs no privileges for kernel probes
 * options: -e
 * err: none
 * unprivileged: yes
 * out: none
 */
syscall::read:entry
/execname == "x"/
{
	@[pid] = count();
}
