/* test: a program that would have interrupted itself does not run; the kernel counts that as a miss
 * options: -q -c 'sysloop 100 close'
 * needs: fprobe kernel>=5.12
 * out: none
 * match: ^in=10
 * err: ^trace: 1[0-9][0-9] missed probe drops \(fbt:vmlinux:bpf_get_current_comm:entry\)$
 */
syscall::close:entry
/execname == "sysloop"/
{
	sys++;
}

fbt::bpf_get_current_comm:entry
/execname == "sysloop"/
{
	nested++;
}

END
{
	printf("in=%d\n", nested);
}
