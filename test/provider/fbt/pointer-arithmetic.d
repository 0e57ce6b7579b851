/* test: arguments that point to structures are plain numbers to a clause
 * options: -q -c 'wc /proc/version'
 * needs: fprobe btf
 * match: ^[0-9]+ [0-9]+$
 */
fbt::vfs_read:entry
/pid == $target/
{
	printf("%d %d\n", arg0 & 0xfff, (arg0 >> 12) ^ (uint64_t)args[0] >> 12);
	exit(0);
}
