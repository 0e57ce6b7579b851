/* test: the first exit() counts
 * options: -q
 * needs: bpf
 * exit: 3
 */
BEGIN
{
	exit(3);
}
END
{
	printf("end\n");
}
