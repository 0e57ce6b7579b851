/* test: a word behind -l that no script takes is not ignored
 * options: @noscript -l fbt::vfs_read:entry
 * exit: 2
 * err: ^trace: what is "fbt::vfs_read:entry"\? What to list is given with -n, -P, -m, -f, -i or -s$
 * out: none
 */
