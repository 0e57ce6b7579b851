/* test: an entry has no errno
 * options: -q -c 'sysloop 8 close'
 * needs: bpf
 * vm: yes
 * match: ^n=1 bad=0$
 */
syscall::close:entry
/pid == $target/
{
	n++;
	bad += errno != 0;
}

END
{
	printf("n=%d bad=%d\n", n >= 8, bad);
}
