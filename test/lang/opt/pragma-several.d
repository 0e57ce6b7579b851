/* test: several pragmas
 * needs: bpf
 */
#pragma D option quiet
#pragma D option strsize=16
#pragma D option aggsortrev
BEGIN
{
	@["a"] = sum(1); @["b"] = sum(2);
	printa("%s ", @);
	exit(0);
}
