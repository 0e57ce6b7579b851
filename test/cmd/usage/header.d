/* test: -h is refused
 * options: @noscript
 * options: -h
 * exit: 2
 * err: ^trace: -h: .*not implemented yet
 * out: none
 */
