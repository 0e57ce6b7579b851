/* test: a macro argument as the provider
 * options: @noscript -q -s @D dtrace
 * needs: bpf
 */
$1:::BEGIN { printf("%s\n", probename); exit(0); }
