/* test: of two faults in a key the left one counts
 * options: -q
 * needs: bpf
 * vm: yes
 */
this string s;

BEGIN
{
	@[this->s + 1, 1 / (pid - pid)] = count();
}

BEGIN
{
	a[stringof((char *)8), 1 / (pid - pid)] = 1;
}

BEGIN
{
	a[stringof("x"), 1 / (pid - pid)] = 1;
}

BEGIN
{
	exit(0);
}

ERROR
{
	printf("%d %d\n", arg4, arg5);
}
