/* test: a newer D
 * options: @noscript
 * options: -x version=1.99
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: option version: version 1.99 of D is not supported
 * out: none
 */
