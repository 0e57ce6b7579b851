/* test: an unknown option in the environment
 * options: @noscript
 * options: -q
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: environment variable TRACE_OPT_NOSUCH: unknown option "nosuch"$
 * env: TRACE_OPT_NOSUCH=1
 * out: none
 */
