/* test: -f with two functions
 * options: @noscript
 * options: -l -f 'getpid,getppid /1/ { trace(1); }'
 * needs: root
 * match: getpid entry
 * match: getppid entry
 */
