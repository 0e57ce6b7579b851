/* test: a script says how many probes it matched
 * options: @noscript
 * options: -s @DIR/data/exit.d
 * needs: bpf
 * out: none
 * err: ^trace: script '.*data/exit.d' matched 1 probe$
 */
