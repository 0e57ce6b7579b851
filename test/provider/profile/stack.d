/* test: a stack at a clock has no frames of the tracer
 * options: -q
 * needs: bpf root
 * out: re
 * vm: yes
 */
profile-97
/arg0/
{
	stack();
	n++;
}

profile-97
/n > 10/
{
	exit(0);
}
