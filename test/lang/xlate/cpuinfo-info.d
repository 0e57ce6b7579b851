/* test: cpu_info is the kernel's own description of the CPU
 * options: -q
 * needs: bpf btf kprobe
 * vm: yes
 */
BEGIN
{
	this->c = (struct cpuinfo_x86 *)curcpu->cpu_info;
	printf("%d\n", this->c->x86 > 0 && this->c->x86 < 64);
	exit(0);
}
