/* test: -b is bufsize
 * options: @noscript
 * options: -b x
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "x" for option bufsize, 
 * out: none
 */
