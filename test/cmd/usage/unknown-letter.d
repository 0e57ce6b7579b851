/* test: an unknown option is named
 * options: @noscript
 * options: -k -n BEGIN
 * exit: 2
 * err: ^trace: unknown option -k 
 * out: none
 */
