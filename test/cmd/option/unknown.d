/* test: an unknown option is named
 * options: @noscript
 * options: -x nosuchoption
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: unknown option "nosuchoption"$
 * out: none
 */
