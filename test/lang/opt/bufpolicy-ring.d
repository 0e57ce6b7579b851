/* test: bufpolicy=ring keeps the newest records
 * options: -q -b 2k -x bufpolicy=ring -x strict
 * needs: bpf
 * out: re
 * err: none
 */
int n;

tick-1ms
/n < 300/
{
	printf("%d 0123456789012345678901234567890123456789\n", n++);
}

tick-1ms
/n == 300/
{
	exit(0);
}

END
{
	printf("end\n");
}
