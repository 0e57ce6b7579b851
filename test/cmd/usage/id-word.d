/* test: -i wants a number
 * options: @noscript
 * options: -i BEGIN
 * exit: 2
 * err: ^trace: -i: "BEGIN" is no probe id$
 * out: none
 */
