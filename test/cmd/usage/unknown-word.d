/* test: an unknown long option is named
 * options: @noscript
 * options: --nosuch
 * exit: 2
 * err: ^trace: unknown option --nosuch 
 * out: none
 */
