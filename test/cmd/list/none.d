/* test: nothing matches
 * options: @noscript
 * options: -ln nosuch:::
 * needs: root
 * exit: 1
 * out: none
 * err: ^trace: no probe matches nosuch:::$
 */
