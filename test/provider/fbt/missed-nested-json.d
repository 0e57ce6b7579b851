/* test: missed firings in JSON: a drop without a CPU, for the kernel does not say where
 * options: -x oformat=json -c 'sysloop 100 close'
 * needs: fprobe kernel>=5.12
 * match: ^\{"type":"drop","kind":"missed probe","count":1[0-9][0-9],"message":"1[0-9][0-9] missed probe drops \(fbt:vmlinux:bpf_get_current_comm:entry\)"\}$
 */
fbt::bpf_get_current_comm:entry, fbt::__x64_sys_close:entry
/execname == "sysloop"/
{
	@[probefunc] = count();
}
