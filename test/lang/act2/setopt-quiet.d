/* test: setopt("quiet") from here on
 * needs: bpf
 * vm: yes
 * match: BEGIN +one *$
 * match: BEGIN two$
 */
BEGIN
{
	trace("one");
}

BEGIN
{
	setopt("quiet");
}

BEGIN
{
	trace("two");
	exit(0);
}
