/* test: arg1 of a return is the value
 * options: -q -c 'sysloop 8 close'
 * needs: kprobe
 * match: ^n=7$
 */
rawfbt::__x64_sys_close:return
/pid == $target && (int)arg1 == -9/
{
	n++;
}

END
{
	printf("n=%d\n", n);
}
