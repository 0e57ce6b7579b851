/* test: errno of a return that failed, 0 of one that did not
 * options: -q -c 'sysloop 8 close'
 * needs: bpf
 * vm: yes
 * match: ^bad=7 errno=9 value=-9 wrong=0$
 */
syscall::close:return
/pid == $target && errno/
{
	bad++;
	what = errno;
	value = (int64_t)arg1;
}

syscall::getppid:return
/errno/
{
	wrong++;
}

END
{
	printf("bad=%d errno=%d value=%d wrong=%d\n", bad, what, value, wrong);
}
