/* test: kprobe: each call is one return
 * options: -x fbtimpl=kprobe -q -c 'sysloop 8 close'
 * needs: kprobe
 * match: ^n=7$
 */
fbt::__x64_sys_close:return
/pid == $target && arg1 == -9/
{
	n++;
}

END
{
	printf("n=%d\n", n);
}
