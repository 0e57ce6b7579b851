/* test: fprobe: the four names of the probe
 * options: -x fbtimpl=fprobe -q -c 'sysloop 7 8'
 * needs: kprobe fprobe
 * match: ^fbt:vmlinux:ksys_lseek:entry fbt:vmlinux:ksys_lseek:return$
 */
fbt::ksys_lseek:entry
/pid == $target/
{
	self->at = strjoin(probeprov, strjoin(":", strjoin(probemod, strjoin(":", strjoin(probefunc, strjoin(":", probename))))));
}

fbt::ksys_lseek:return
/self->at != ""/
{
	printf("%s %s:%s:%s:%s\n", self->at, probeprov, probemod, probefunc, probename);
	exit(0);
}
