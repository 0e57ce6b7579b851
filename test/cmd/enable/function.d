/* test: -f enables a function's probes
 * options: @noscript
 * options: -l -f read
 * needs: root
 * match: ^ +[0-9]+ +syscall +vmlinux +read entry$
 */
