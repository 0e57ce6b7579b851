/* test: a bad number
 * options: @noscript
 * options: -x stackframes=many
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "many" for option stackframes, which takes a number$
 * out: none
 */
