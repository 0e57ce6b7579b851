/* test: a bad value in the environment
 * options: @noscript
 * options: -q
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: environment variable TRACE_OPT_STRSIZE: bad value "x" for option strsize
 * env: TRACE_OPT_STRSIZE=x
 * out: none
 */
