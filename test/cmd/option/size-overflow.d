/* test: a size beyond 64 bits
 * options: @noscript
 * options: -x dynvarsize=99999999999t
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "99999999999t" for option dynvarsize, 
 * out: none
 */
