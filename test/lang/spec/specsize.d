/* test: records beyond specsize are dropped and counted
 * options: -q
 * needs: bpf
 * vm: yes
 * err: 2 speculative drops on CPU [0-9]+$
 */
#pragma D option specsize=100
#pragma D option strsize=64
string s;
BEGIN
{
	s = "x";
	a = speculation();
}

BEGIN
{
	speculate(a);
	printf("%s one\n", s);
}

BEGIN
{
	speculate(a);
	printf("%s two\n", s);
}

BEGIN
{
	speculate(a);
	printf("%s three\n", s);
}

BEGIN
{
	commit(a);
}

BEGIN
{
	exit(0);
}
