/* test: a negative size
 * options: @noscript
 * options: -x aggsize=-1
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "-1" for option aggsize, 
 * out: none
 */
