/* test: what cannot be served yet is refused
 * options: @noscript
 * options: -x oformat=json
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: not implemented yet: option oformat=json$
 * out: none
 */
