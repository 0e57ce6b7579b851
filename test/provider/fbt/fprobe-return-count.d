/* test: fprobe: each call is one return
 * options: -x fbtimpl=fprobe -q -c 'sysloop 8 close'
 * needs: kprobe fprobe
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
