/* test: lltostr() of 0 has one digit, in base 16 behind 0x
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", lltostr(0, 2));
	printf("[%s]\n", lltostr(0, 8));
	printf("[%s]\n", lltostr(0, 16));
	printf("[%s]\n", lltostr(0, 36));
	exit(0);
}
