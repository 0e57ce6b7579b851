/* test: an unknown evaltime
 * options: @noscript -x evaltime=never -n BEGIN
 * exit: 2
 * err: ^trace: bad value "never" for option evaltime, which takes exec, preinit, postinit or main$
 * out: none
 */
