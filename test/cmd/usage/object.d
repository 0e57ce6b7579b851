/* test: -G is refused
 * options: @noscript
 * options: -G -n BEGIN
 * exit: 2
 * err: ^trace: -G: .*not implemented yet
 * out: none
 */
