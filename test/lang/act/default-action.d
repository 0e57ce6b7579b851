/* test: a clause without actions traces the probe
 * needs: bpf
 * match: ^ +[0-9]+ +1 +:BEGIN *$
 * match: ^CPU +ID +FUNCTION:NAME *$
 * vm: yes
 */
BEGIN
BEGIN
{
	exit(0);
}
