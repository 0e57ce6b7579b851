/* test: -l lists everything
 * options: @noscript
 * options: -l
 * needs: root
 * match: ^ +1 +dtrace +BEGIN$
 * match: ^ +[0-9]+ +syscall +vmlinux +read entry$
 */
