/* test: -P enables a whole provider
 * options: @noscript -q -P 'dtrace { printf("%s\n", probename); exit(0); }'
 * needs: bpf
 */
BEGIN { }
