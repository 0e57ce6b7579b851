/* test: --features is refused, never ignored
 * options: @noscript
 * options: --features -n BEGIN
 * exit: 2
 * err: ^trace: --features is not implemented yet$
 * out: none
 */
