/* test: raise() alone prints no line
 * options: -w
 * needs: bpf
 * vm: yes
 * out: re
 */
tick-1ms
/n++ > 2/
{
	exit(0);
}

tick-1ms
{
	raise(0);
}
