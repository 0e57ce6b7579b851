/* test: chip and node of a CPU, where the kernel lets its variables be read
 * options: -q
 * needs: bpf btf kprobe
 * vm: yes
 */
BEGIN
{
	printf("%d %d %d\n", curcpu->cpu_chip >= 0 && curcpu->cpu_chip < 64, lgrp >= 0 && lgrp < 64, chip == curcpu->cpu_chip);
	exit(0);
}
