/* test: an option that cannot be served yet
 * options: @noscript
 * options: -x record=file
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: not implemented yet: option record$
 * out: none
 */
