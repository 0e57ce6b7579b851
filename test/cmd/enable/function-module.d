/* test: -f module:function
 * options: @noscript
 * options: -l -f vmlinux:getppid
 * needs: root
 * match: ^ +[0-9]+ +syscall +vmlinux +getppid return$
 */
