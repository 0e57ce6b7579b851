/* test: options alone trace nothing
 * options: @noscript
 * options: -q
 * exit: 2
 * err: ^trace: nothing to trace: 
 * out: none
 */
