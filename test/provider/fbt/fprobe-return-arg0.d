/* test: fprobe: which return site it was is not known, which arg0 tells
 * options: -x fbtimpl=fprobe -q -c 'sysloop 7 8'
 * needs: kprobe fprobe
 * match: ^arg0=-1 arg2=0$
 */
fbt::ksys_lseek:return
/pid == $target/
{
	printf("arg0=%d arg2=%d\n", arg0, arg2);
	exit(0);
}
