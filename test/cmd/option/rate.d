/* test: a bad rate
 * options: @noscript
 * options: -x switchrate=10x
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "10x" for option switchrate, which takes a time with ns, us, ms, s, m, h or d, or a rate with hz$
 * out: none
 */
