/* test: an option that needs a value
 * options: @noscript
 * options: -x bufsize
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: option bufsize needs a value: 
 * out: none
 */
