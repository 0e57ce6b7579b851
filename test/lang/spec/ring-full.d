/* test: speculated records that find no room in the buffer are speculative drops
 * options: -q
 * needs: bpf
 * vm: yes
 * err: 1 speculative drop on CPU [0-9]+$
 */
#pragma D option bufsize=4k
#pragma D option strsize=1500
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
