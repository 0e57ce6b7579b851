/* test: a power of two is in the bucket that starts there, the number below it in the one before
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	@ = quantize(1024); @ = quantize(1023); @ = quantize(2047); @ = quantize(512);
	exit(0);
}
