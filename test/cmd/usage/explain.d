/* test: --explain is refused, never ignored
 * options: @noscript
 * options: --explain -n BEGIN
 * exit: 2
 * err: ^trace: --explain is not implemented yet$
 * out: none
 */
