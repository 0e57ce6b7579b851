/* test: -m provider:module
 * options: @noscript
 * options: -l -m syscall:vmlinux
 * needs: root
 * match: ^ +[0-9]+ +syscall +vmlinux +read entry$
 */
