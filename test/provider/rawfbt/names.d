/* test: the four names of the probe
 * options: -q -c 'sysloop 7 8'
 * needs: kprobe
 * match: ^rawfbt:vmlinux:ksys_lseek:entry 7$
 */
rawfbt::ksys_lseek:entry
/pid == $target/
{
	@[probeprov, probemod, probefunc, probename] = count();
}

END
{
	printa("%s:%s:%s:%s %@d\n", @);
}
