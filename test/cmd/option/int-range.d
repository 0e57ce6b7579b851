/* test: a number out of its bounds
 * options: @noscript
 * options: -x maxframes=1000
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "1000" for option maxframes, which takes a number from 1 to 127$
 * out: none
 */
