/* test: a bad size
 * options: @noscript
 * options: -x strsize=big
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "big" for option strsize, which takes bytes, as a number with or without k, m, g or t$
 * out: none
 */
