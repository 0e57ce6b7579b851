/* test: -Z allows descriptions that match nothing
 * options: @noscript
 * options: -Z -n 'nosuch::: { exit(1); }' -n 'BEGIN { exit(0); }'
 * needs: bpf
 * out: none
 * err: ^trace: description 'nosuch:::' matched 0 probes$
 */
