/* test: -q does not say how many
 * options: @noscript
 * options: -q -s @DIR/data/exit.d
 * needs: bpf
 * out: none
 * err: none
 */
