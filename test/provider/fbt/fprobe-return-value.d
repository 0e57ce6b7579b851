/* test: fprobe: args[1] of a return is the value with its type
 * options: -x fbtimpl=fprobe -q -c 'sysloop 8 close'
 * needs: kprobe fprobe
 * match: ^raw -9, typed -9, size 8$
 */
fbt::__x64_sys_close:return
/pid == $target && args[1] < 0/
{
	printf("raw %d, typed %d, size %d\n", arg1, args[1], sizeof(args[1]));
	exit(0);
}
