/* test: a size out of its bounds
 * options: @noscript
 * options: -x strsize=1
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "1" for option strsize, which takes bytes from 2 to 1048576$
 * out: none
 */
