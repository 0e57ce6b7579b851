/* test: a bad flag
 * options: @noscript
 * options: -x quiet=perhaps
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "perhaps" for option quiet, which takes no value, or 0 or 1$
 * out: none
 */
