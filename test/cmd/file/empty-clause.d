/* test: an empty clause
 * options: @noscript
 * options: -n ''
 * out: none
 * exit: 1
 * err: ^trace: invalid probe specifier : the script is empty
 */
