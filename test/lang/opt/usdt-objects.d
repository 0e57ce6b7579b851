/* test: options of -G change nothing of a script that is run
 * options: -x lazyload -x linktype=elf -x strip -x udefs -x unodefs
 * needs: bpf
 */
#pragma D option quiet
#pragma D option lazyload
#pragma D option strip
BEGIN
{
	trace("runs\n");
	exit(0);
}
