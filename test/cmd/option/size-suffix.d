/* test: a bad suffix of a size
 * options: @noscript
 * options: -x strsize=1q
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "1q" for option strsize, 
 * out: none
 */
