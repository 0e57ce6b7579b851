/* test: a script that does not exist
 * options: @noscript
 * options: -s @TMP/nosuch.d
 * out: none
 * exit: 1
 * err: ^trace: cannot read script .*nosuch.d: No such file or directory$
 */
