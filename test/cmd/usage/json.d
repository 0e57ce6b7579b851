/* test: --json is refused, never ignored
 * options: @noscript
 * options: --json -n BEGIN
 * exit: 2
 * err: ^trace: --json is not implemented yet$
 * out: none
 */
