/* test: an option without its argument is named
 * options: @noscript
 * options: -q -n
 * exit: 2
 * err: ^trace: option -n needs an argument 
 * out: none
 */
