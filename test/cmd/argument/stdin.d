/* test: -s - reads the script from stdin
 * options: @noscript
 * options: -q -s -
 * needs: bpf
 * stdin: data/stdin.d
 */
