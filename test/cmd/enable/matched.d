/* test: how many probes a description matched
 * options: @noscript
 * options: -n 'BEGIN, END { exit(0); }'
 * needs: bpf
 * out: none
 * err: ^trace: description 'BEGIN, END' matched 2 probes$
 */
