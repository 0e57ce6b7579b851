/* test: -i enables by number
 * options: @noscript -q -i '1 { printf("%s\n", probename); exit(0); }'
 * needs: bpf
 */
BEGIN { }
