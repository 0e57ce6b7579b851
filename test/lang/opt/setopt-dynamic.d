/* test: setopt() changes options of the output while tracing
 * options: -q
 * needs: bpf
 * out: re
 * err: none
 */
BEGIN
{
	@a[1] = sum(2);
	@a[2] = sum(1);
	printa("%d ", @a);
	setopt("aggsortkey");
	printa("%d ", @a);
	setopt("aggsortrev");
	printa("%d ", @a);
	setopt("rawbytes");
	trace("AB");
	setopt("stackindent", "3");
	stack(1);
	setopt("temporal", "0");
	setopt("aggrate", "1s");
	setopt("cleanrate", "1s");
	setopt("statusrate", "1s");
	setopt("switchrate", "1s");
	setopt("quietresize");
	exit(0);
}
