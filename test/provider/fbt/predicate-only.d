/* test: a clause without statements prints the probe
 * options: -c 'sysloop 1 read'
 * needs: kprobe
 * match: ^ *[0-9]+ +[0-9]+ +vfs_read:entry *$
 */
fbt::vfs_read:entry
/pid == $target && arg2 == 0/
