/* test: bufpolicy=fill ends tracing when a buffer is full, without drops; END comes after it
 * options: -q -b 4k -x bufpolicy=fill -x strict -x statusrate=100ms
 * needs: bpf
 * out: re
 * err: none
 * exit: 0
 */
int n;

tick-1ms
{
	printf("%d 0123456789012345678901234567890123456789\n", n++);
}

tick-1ms
/n > 1000/
{
	exit(7);
}

END
{
	printf("end\n");
}
