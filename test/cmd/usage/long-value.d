/* test: a long option with a value it does not take
 * options: @noscript
 * options: --help=x
 * exit: 2
 * err: ^trace: option --help=x takes no argument$
 * out: none
 */
